import FlowBase
import FlowDocument

struct DevicesCommand: Command {
  static let json = Option.flag("json", "one JSON object a line")

  let name = "devices"
  let summary = "list the phones that can be rendered"
  let details = """
    A phone that is not listed can be described: WIDTHxHEIGHT@SCALE in points, then, if wanted, \
    ,insets=TOP/BOTTOM and ,android.
    """
  let examples = ["flowproof devices", "flowproof devices 390x844@3,insets=47/34 --json"]
  let arguments = [
    Argument(
      "NAME", .any, "only these, by name or description", completion: .words(DeviceCatalog.all.map(\.name)))
  ]
  let options = [json.spec]

  func run(_ input: Input, _ console: Console) throws -> ExitCode {
    let named = try input.arguments.map { (name) throws(DeviceError) in try DeviceCatalog.device(name) }
    let devices = named.isEmpty ? DeviceCatalog.all : named
    if input[Self.json] {
      for device in devices { console.print(Self.json(device)) }
    } else {
      Self.table(devices, console)
    }
    return .success
  }

  private static func json(_ device: Device) -> JSON {
    .object([
      "name": .string(device.name), "platform": .string(device.platform.rawValue),
      "size": [.points(device.size.width), .points(device.size.height)], "scale": .number(device.scale),
      "pixels": [.number(device.pixels.width), .number(device.pixels.height)],
      "insets": .object(["top": .points(device.safeArea.top), "bottom": .points(device.safeArea.bottom)]),
      "default": .bool(device == DeviceCatalog.standard),
    ])
  }

  private static func table(_ devices: [Device], _ console: Console) {
    let rows =
      [["name", "points", "scale", "pixels", "insets", ""]]
      + devices.map { device in
        let size = [device.size.width, device.size.height].map(JSON.roundedPoints).map(JSONWriter.number)
        let insets = [device.safeArea.top, device.safeArea.bottom].map(JSON.roundedPoints).map(JSONWriter.number)
        return [
          device.name, size.joined(separator: " × "), JSONWriter.number(device.scale),
          "\(device.pixels.width) × \(device.pixels.height)", insets.joined(separator: "/"),
          device == DeviceCatalog.standard ? "default" : "",
        ]
      }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    for (i, row) in rows.enumerated() {
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      let line = cells.joined(separator: "  ")
      let trimmed = String(line.reversed().drop { $0 == " " }.reversed())
      console.print(i == 0 ? console.styled(trimmed, .bold, on: .output) : trimmed)
    }
  }
}
