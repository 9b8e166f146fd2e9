// What the assertions' parameters are made of, so that a test imports this module alone.
@_exported import enum FlowBase.Appearance
@_exported import struct FlowBase.Device
@_exported import struct FlowBase.Rect
@_exported import enum FlowBase.TextSize
@_exported import struct FlowCompare.ComparisonOptions
@_exported import enum FlowCompare.ComparisonProfile
@_exported import struct Flowproof.Mask
@_exported import enum Flowproof.RecordMode
