import FlowDocument

/// Every block type that is drawn, in the catalogue's order. Adding a block = its file and its line here.
public enum BlockRegistry {
  static let all: [any DrawnBlock.Type] = [
    TitleBlock.self,
    SubtitleBlock.self,
    HeadingBlock.self,
    TextBlock.self,
    RichTextBlock.self,
    ImageBlock.self,
    ButtonBlock.self,
    OptionListBlock.self,
    ListBlock.self,
    DividerBlock.self,
    SpacerBlock.self,
    BadgeBlock.self,
    IconBlock.self,
    ToggleBlock.self,
    StackBlock.self,
    RowBlock.self,
    ProgressBarBlock.self,
    PageIndicatorBlock.self,
    PulsingAvatarBlock.self,
    SocialLoginBlock.self,
    TimelineBlock.self,
    StarBackgroundBlock.self,
    CustomViewBlock.self,
    PricingCardBlock.self,
    OTPInputBlock.self,
    WarningBannerBlock.self,
    PasswordStrengthBlock.self,
    SpeechBubbleBlock.self,
    FeedbackPanelBlock.self,
    SummaryScreenBlock.self,
    PressHoldConfirmBlock.self,
    HealthConnectBlock.self,
    SettingsFooterBlock.self,
    MemoryMatchBlock.self,
    CalendarMonthBlock.self,
    FormBlock.self,
    TextInput.self,
    TextAreaInput.self,
    NumberInput.self,
    EmailInput.self,
    PhoneInput.self,
    DateInput.self,
    TimeInput.self,
    DateTimeInput.self,
    SelectInput.self,
    SliderInput.self,
    ToggleInput.self,
    StepperInput.self,
    SegmentedInput.self,
    PasswordInput.self,
    RatingInput.self,
    RangeSliderInput.self,
    ImagePickerInput.self,
    ColorInput.self,
    URLInput.self,
    ChipsInput.self,
    SignatureInput.self,
    LocationInput.self,
    WheelPickerBlock.self,
    DateWheelPickerBlock.self,
    CircularGaugeBlock.self,
    RatingBlock.self,
    CountdownTimerBlock.self,
    AnimatedLoadingBlock.self,
    LottieBlock.self,
    RiveBlock.self,
    VideoBlock.self,
  ]

  /// By type and alias.
  public static let standard: [String: any DrawnBlock.Type] = {
    var table: [String: any DrawnBlock.Type] = [:]
    for block in all { table[block.declaration.type] = block }  // aliases are gone once a document is in normal form
    return table
  }()
}

extension Catalogue {
  /// The declarations of every block, and the 22 field types.
  public static let standard = Catalogue(
    blocks: BlockRegistry.all.map { $0.declaration },
    fieldTypes: [
      "text", "textarea", "number", "email", "phone", "date", "time", "datetime", "select", "slider", "toggle",
      "stepper", "segmented", "password", "rating", "range_slider", "image_picker", "color", "url", "multiline_chips",
      "signature", "location",
    ])
}
