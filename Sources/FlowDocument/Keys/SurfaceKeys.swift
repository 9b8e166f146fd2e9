/// What paywalls, messages and surveys share with flows (RS-01, RS-02, BL-01, PA-13). Other keys are their own.
public enum SurfaceKeys {
  public static let particles = SettingsKeys.particles
  public static let thankYouParticles = Key.object("thankyou_particle_effect", ParticleKeys.declaration)
  public static let haptic = SettingsKeys.haptic
  public static let blur = Key.object("blur", BlurKeys.declaration)
  public static let sections = Key.list("sections", of: section)
  public static let blocks = StepKeys.blocks

  private static let media: [any DeclaredKey] = [
    StepKeys.imageURL, Key.asset("lottie_url", .lottie), Key.asset("rive_url", .rive), Key.asset("video_url", .video),
    Key.asset("video_thumbnail_url", aliases: ["thumbnail_url"], .image),
  ]
  private static let colors: [any DeclaredKey] = [
    CommonKeys.backgroundColor, CommonKeys.textColor, CommonKeys.activeColor, Key.color("background_color"),
    Key.colors("gradient_colors"),
  ]

  static let paywall = ObjectDeclaration(
    "paywall", isOpen: true, keys: media + colors + [particles, haptic, blur, sections])
  static let message = ObjectDeclaration(
    "in-app message", isOpen: true, keys: media + colors + [particles, haptic, blur, blocks])
  static let survey = ObjectDeclaration(
    "survey", isOpen: true, keys: media + colors + [particles, thankYouParticles, haptic, blur])

  /// A part of a paywall.
  private static let section = ObjectDeclaration(
    "paywall section", isOpen: true,
    keys: media + colors + [
      StepKeys.ctaAnimation, Key.json("icon", .icon), Key.json("items", aliases: ["features"], .list(row)),
    ])
  /// A row of features.
  private static let row = ValueKind.object(
    ObjectDeclaration(
      "paywall row", shorthand: ["text"], isOpen: true,
      keys: media + colors + [Key.text("text"), Key.json("icon", .icon)]))
}
