// The first file of this stage; replaced by what it holds.
