import FlowBase
import FlowDocument
import FlowLogic

/// One screen to be laid out: a step, a state, and a cell of the matrix.
public struct StepJob: Sendable {
  /// The position of its document among the inputs.
  public var input: Int
  public var resolver: ScreenResolver
  public var step: Step
  public var environment: Environment
  public var name: PictureName
  /// `01-`, `02-` on a walk; else empty.
  public var prefix = ""

  public init(input: Int, resolver: ScreenResolver, step: Step, environment: Environment, name: PictureName) {
    self.input = input
    self.resolver = resolver
    self.step = step
    self.environment = environment
    self.name = name
  }
}

/// The cells that every step is multiplied by (questions.md 4: `iphone-16`, light, default locale, L without a choice).
public struct Matrix: Sendable {
  public var devices: [Device] = []
  public var locales: [LocaleTag] = []
  public var appearances: [Appearance] = []
  public var textSizes: [TextSize] = []
  /// Pixels per point; nil = the device's.
  public var scale: Double?
  public var moment: Double?
  public var faithful = false

  public init() {}

  /// The environments for a flow under a state, devices outermost, and the locale as it stands in names.
  func environments(defaultLocale: LocaleTag, state: UserState) -> [(Environment, nameLocale: LocaleTag?)] {
    let devices = self.devices.isEmpty ? [Self.device(for: state)] : self.devices
    let locales = self.locales.isEmpty ? [state.locale ?? defaultLocale] : self.locales
    var result: [(Environment, LocaleTag?)] = []
    for device in devices {
      for locale in locales {
        for appearance in appearances.isEmpty ? [.light] : appearances {
          for textSize in textSizes.isEmpty ? [.L] : textSizes {
            let environment = Environment(
              device: device, appearance: appearance, textSize: textSize, locale: locale, scale: scale,
              moment: moment, faithful: faithful)
            result.append((environment, locale == defaultLocale ? nil : locale))
          }
        }
      }
    }
    return result
  }

  /// The cells as a sheet of a flow shows them, devices outermost.
  public func sheetEnvironments(defaultLocale: LocaleTag, state: UserState) -> [Environment] {
    environments(defaultLocale: defaultLocale, state: state).map(\.0)
  }

  /// The state's platform picks the phone only when none is named (S-22).
  private static func device(for state: UserState) -> Device {
    let isAndroid = state.platform == .android
    return isAndroid
      ? DeviceCatalog.all.first { $0.platform == .android } ?? DeviceCatalog.standard : DeviceCatalog.standard
  }
}
