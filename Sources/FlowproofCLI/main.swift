print("flowproof")
