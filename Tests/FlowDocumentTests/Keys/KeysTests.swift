import Testing

@testable import FlowDocument

/// Every key that format.md and format-details.md name is declared, under its own name.
@Suite struct KeysTests {
  static let expected: [(String, ObjectDeclaration, String)] = [
    (
      "flow", FlowKeys.declaration,
      "id name version settings steps nodes start localizations default_locale status"
    ),
    (
      "settings", SettingsKeys.declaration,
      "show_progress progress_style skip_enabled allow_back particle_effect haptic theme block_styles"
    ),
    (
      "theme", ThemeKeys.declaration,
      """
      primary_color background_color surface_color text_color secondary_text_color border_color success_color \
      warning_color error_color font_family corner_radius dark
      """
    ),
    (
      "step", StepKeys.declaration,
      """
      id type title subtitle image_url content_blocks blocks content options selection display_style columns fields \
      chat permission_type offer_open_settings cta secondary_cta skip_enabled hide_progress background content_align \
      spacing padding layout next_step_rules next outcome paywall_id config field_id on_success_target on_fail_target \
      on_dismiss_target html template cta_animation section_stagger_ms dismiss_animation min_selected max_selected \
      visibility_condition auto_advance_ms theme status_bar footer
      """
    ),
    ("background", BackgroundKeys.declaration, "color gradient image_url overlay"),
    ("rule", RuleKeys.declaration, "when target"),
    (
      "block", CommonKeys.declaration,
      """
      id type text field_id field_config block_style style bg_color text_color active_color visibility_condition \
      entrance_animation children action action_value tags pinned alt width height min_width max_width min_height \
      max_height aspect_ratio align_self grow count enabled_when
      """
    ),
    ("entrance", EntranceKeys.declaration, "type duration_ms delay_ms easing"),
    (
      "style", TextStyleKeys.declaration,
      """
      font_family font_size font_weight italic underline strikethrough color align line_height letter_spacing opacity \
      max_lines design
      """
    ),
    (
      "block_style", BlockStyleKeys.declaration,
      """
      padding margin padding_top padding_right padding_bottom padding_left margin_top margin_right margin_bottom \
      margin_left border_width border_color border_style corner_radius background_color background_gradient \
      background_image_url background_overlay shadow blur opacity clip
      """
    ),
    ("gradient", GradientKeys.declaration, "type angle direction center colors stops"),
    ("shadow", ShadowKeys.declaration, "x y blur spread color"),
    ("blur", BlurKeys.declaration, "radius tint saturation"),
    (
      "option", OptionKeys.declaration,
      "id value label subtitle icon emoji image_url badge disabled next visibility_condition"
    ),
    (
      "field", FieldKeys.declaration,
      """
      id type label placeholder help required default_value options min max step pattern max_length message depends_on \
      columns location_type bias_country language min_characters min_selected max_selected visibility_condition
      """
    ),
    (
      "node", NodeKeys.declaration,
      """
      id type paywall_id skip_if_subscribed on_success_target on_fail_target on_dismiss_target \
      on_subscribed_skip_target next
      """
    ),
    (
      "chat", ChatKeys.declaration,
      """
      webhook_url error_text persona max_turns auto_messages quick_replies turn_actions style headers timeout_ms \
      retry_count
      """
    ),
    ("persona", PersonaKeys.declaration, "name role avatar_url"),
    ("quick reply", QuickReplyKeys.declaration, "id text"),
    ("turn action", TurnActionKeys.declaration, "type text max"),
    (
      "chat style", ChatStyleKeys.declaration,
      """
      background_color ai_bubble_color ai_text_color user_bubble_color user_text_color font_family font_size \
      bubble_radius
      """
    ),
    ("particles", ParticleKeys.declaration, "type trigger duration_ms intensity colors"),
    (
      "haptic", HapticKeys.declaration,
      """
      enabled on_step_advance on_button_tap on_plan_select on_option_select on_toggle on_form_submit on_error \
      on_success
      """
    ),
    ("icon", IconKeys.declaration, "library name size color"),
    (
      "bundle", BundleKeys.declaration,
      "onboarding_flows paywalls in_app_messages surveys screens remote_config experiments"
    ),
    ("experiment", ExperimentKeys.declaration, "id status surface target variants winner"),
    ("variant", VariantKeys.declaration, "id weight flow_id overrides"),
  ]

  @Test("The format's keys are declared")
  func keys() {
    for (name, declaration, keys) in Self.expected {
      for key in keys.split(separator: " ").map(String.init) {
        #expect(declaration.key(key) != nil, "\(name).\(key)")
      }
    }
  }

  @Test("No spelling stands for two keys of one object")
  func spellings() {
    for (name, declaration, _) in Self.expected {
      let spellings = declaration.keys.flatMap { [$0.name] + $0.aliases }
      #expect(Set(spellings).count == spellings.count, "\(name)")
    }
  }

  @Test("BA-01 … BA-20, DO-*, VC-*: the words that actions and conditions know")
  func words() {
    #expect(ButtonAction.allCases.count == 20)
    #expect(ConditionOperators.all.count == 15 && Set(ConditionOperators.all).count == 15)
    #expect(HapticKeys.types.count == 7 && HapticKeys.triggers.count == 8)
    #expect(StepKeys.Kind.allCases.count == 7 && PermissionKind.allCases.count == 8)
  }
}
