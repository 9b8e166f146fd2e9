import FlowDocument
import FlowLayout

/// CB-05, RV-01 … RV-05: a Rive artboard; for now its poster or its box (S-40).
enum RiveBlock: DrawnBlock {
  static let url = Key.asset("rive_url", .rive, "Nothing is drawn without it (RV-01).")
  static let poster = Key.asset("rive_poster_url", aliases: ["poster_url"], .image)
  static let artboard = Key.string("artboard", "The file's own where absent.")
  static let stateMachine = Key.string("state_machine", "The file's own where absent.")
  static let height = Key.number("height", in: 0...100_000, default: 160, "pt")
  static let autoplay = Key.bool("autoplay", default: true)
  static let inputs = Key.json("inputs", aliases: ["rive_inputs"], .map(.any), "Not drawn (RV-04).")
  static let trigger = Key.string("trigger_on_step_complete", "Not drawn (RV-05).")
  static let declaration = BlockDeclaration(
    "rive", summary: "A Rive artboard.",
    keys: [url, poster, artboard, stateMachine, height, autoplay, inputs, trigger])

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    guard let file = block[url] else { return nil }
    return MediaBox.node(file, poster: block[poster], label: "rive", width: nil, height: block[height], in: screen)
  }
}
