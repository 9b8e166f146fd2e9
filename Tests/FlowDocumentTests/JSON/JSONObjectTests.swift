import Testing

@testable import FlowDocument

@Suite struct JSONObjectTests {
  @Test("of equal keys the last wins and keeps the first one's place, few members or many", arguments: [3, 40])
  func lastWins(count: Int) {
    var members = (0..<count).map { JSONObject.Member(key: "k\($0)", value: .number($0)) }
    members.append(.init(key: "k1", value: "new"))
    let object = JSONObject(members)
    #expect(object.count == count)
    #expect(object.keys == (0..<count).map { "k\($0)" })
    #expect(object["k1"] == "new")
    #expect(object["k2"] == 2)
    #expect(object["none"] == nil)
  }

  @Test("setting, adding and removing keep order and look-up, across the size where the index starts")
  func mutation() {
    var object = JSONObject()
    for i in 0..<40 { object["k\(i)"] = .number(i) }
    #expect(object.remove("k3") == 3)
    #expect(object.remove("k3") == nil)
    object["k39"] = "last"
    object["k0"] = nil
    #expect(object.keys == (1..<40).filter { $0 != 3 }.map { "k\($0)" })
    #expect(object["k39"] == "last")
    #expect(object["k20"] == 20)
    for key in object.keys.dropLast(2) { object[key] = nil }
    #expect(object.members.map(\.key) == ["k38", "k39"])
    #expect(object["k38"] == 38)
  }

  @Test("equality and hash ignore order and place")
  func equality() {
    let a = JSON(.object(["x": 1, "y": [true, "z"]]), at: .init(3))
    let b = JSON(.object(["y": [true, "z"], "x": 1]), at: .init(9))
    #expect(a == b)
    #expect(a.hashValue == b.hashValue)
    #expect(a != .object(["x": 1, "y": [true, "w"]]))
    #expect(a != .object(["x": 1]))
  }
}
