import FlowBase
import FlowDocument
import FlowLayout
import FlowLogic
import Testing

@testable import FlowBlocks
@testable import Flowproof

/// What must hold of the boxes of any screen, whatever is on it.
@Suite("Boxes of screens")
struct ScreenBoxesTests {
  /// One phone of each size, scale, safe area and platform.
  static let phones: [Device] = {
    var seen: Set<Device> = []
    return DeviceCatalog.all.filter { device in
      var shape = device
      (shape.name, shape.cornerRadius, shape.cutout) = ("", 0, .none)
      return seen.insert(shape).inserted
    }
  }()
  /// The narrowest and the usual ones.
  static let fewNames = ["iphone-se", "iphone-16", "galaxy-s24", "small-android"]

  private func matrix(_ device: Device, _ change: (inout Matrix) -> Void = { _ in }) -> Matrix {
    var matrix = Matrix()
    matrix.devices = [device]
    change(&matrix)
    return matrix
  }

  private func hold(_ steps: [LaidOutStep], atEnd: Bool = false) {
    #expect(!steps.isEmpty)
    for step in steps { #expect(ScreenFaults(step, atEnd: atEnd).all == []) }
  }

  @Test("on every phone", arguments: ExampleFlow.names, phones)
  func everyPhone(_ name: String, _ device: Device) throws {
    hold(try ExampleFlow(name).steps(matrix(device)))
  }

  @Test("in every state", arguments: ExampleFlow.names)
  func everyState(_ name: String) throws {
    let flow = try ExampleFlow(name)
    for state in flow.states {
      for device in Self.fewNames { hold(flow.steps(matrix(try DeviceCatalog.device(device)), state: state)) }
    }
  }

  @Test("scrolled to the end", arguments: ExampleFlow.names, fewNames)
  func end(_ name: String, _ device: String) throws {
    let steps = try ExampleFlow(name).steps(matrix(try DeviceCatalog.device(device))) { $0.live.scrollY = 1e6 }
    hold(steps, atEnd: true)
  }

  @Test("in other languages, right to left among them", arguments: ["ar", "de", "ja"], fewNames)
  func languages(_ locale: String, _ device: String) throws {
    let flow = try ExampleFlow("language_learning")
    hold(flow.steps(matrix(try DeviceCatalog.device(device)) { $0.locales = [LocaleTag(locale)] }))
  }

  @Test("at the text size AX3, where texts grow and wrap", arguments: ExampleFlow.names, fewNames)
  func largeText(_ name: String, _ device: String) throws {
    let flow = try ExampleFlow(name)
    let device = try DeviceCatalog.device(device)
    let usual = flow.steps(matrix(device))
    let large = flow.steps(matrix(device) { $0.textSizes = [.AX3] })
    hold(large)
    for (usual, large) in zip(usual, large) {
      let (before, after) = (Self.textHeight(usual), Self.textHeight(large))
      #expect(after > before * 1.1 || before == 0, "\(usual.screen.step.id): \(before) → \(after)")
    }
  }

  private static func textHeight(_ step: LaidOutStep) -> Double {
    DrawnLine.all(step.layout.display, direction: step.screen.environment.direction).reduce(0) { $0 + $1.frame.height }
  }

  @Test("right to left, back stands on the right and skip on the left")
  func mirrored() throws {
    let flow = try ExampleFlow("fitness_coach")
    let device = try DeviceCatalog.device("iphone-16")
    let step = try #require(
      flow.steps(matrix(device) { $0.locales = [LocaleTag("ar")] }).first { $0.screen.step.id == "goal" })
    let skip = try #require(
      DrawnLine.all(step.layout.display, direction: .rightToLeft).first { $0.words == step.screen.words[.skip] })
    #expect(skip.frame.maxX < device.size.width / 3)
    #expect(abs(skip.frame.x - 24) < 1)
  }
}
