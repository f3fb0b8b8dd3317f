import CGtk
import OrielCore

/// The one style sheet of the display: classes for text styles, colours and the looks of controls.
///
/// No widget has a style provider of its own. The sheet follows the theme's variants: light, dark, high contrast.
@MainActor package enum StyleSheet {
  private static var provider: UnsafeMutablePointer<GtkCssProvider>?
  private static var extraClasses: Set<String> = []
  private static var extraRules = ""
  private static var isReloadScheduled = false
  private static var observers: [ObjectIdentifier: () -> Void] = [:]

  /// The variant that the sheet was made for.
  package private(set) static var scheme = ColorScheme.light

  /// Loads the style sheet for the default display, once. Called when the application starts.
  package static func install() {
    guard provider == nil, let display = gdk_display_get_default() else { return }
    DesktopStyle.follow()
    let settings = gtk_settings_get_for_display(display)
    let made = gtk_css_provider_new()
    provider = made
    if let settings {
      scheme = .current(settings)
      for signal in ["notify::gtk-application-prefer-dark-theme", "notify::gtk-theme-name"] {
        SignalConnection.connectPointer(settings.raw, signal) { _ in schemeMayHaveChanged(settings) }
      }
    }
    load()
    gtk_style_context_add_provider_for_display(
      display, made.map { OpaquePointer($0) }, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }

  private static func load() { gtk_css_provider_load_from_string(provider, text(for: scheme) + extraRules) }

  private static func schemeMayHaveChanged(_ settings: OpaquePointer) {
    let current = ColorScheme.current(settings)
    guard current != scheme else { return }
    scheme = current
    load()
    for observer in Array(observers.values) { observer() }
  }

  /// Runs `action` whenever the variant has changed, until `removeObserver(_:)`.
  static func addObserver(_ owner: AnyObject, _ action: @escaping () -> Void) {
    observers[ObjectIdentifier(owner)] = action
  }

  /// Ends what `addObserver` began.
  static func removeObserver(_ owner: AnyObject) { observers[ObjectIdentifier(owner)] = nil }

  /// The class for controls tinted in a colour of the app's own.
  static func tintClass(_ hex: Palette.Hex) -> String {
    let name = "oriel-tint-x\(String(hex, radix: 16))"
    add(name) { rules(tint: name, hex) }
    return name
  }

  /// The class for icons in a colour of the app's own.
  static func colorClass(_ hex: Palette.Hex) -> String {
    let name = "oriel-x\(String(hex, radix: 16))"
    add(name) { ".\(name) { color: \(css(hex)); }\n" }
    return name
  }

  /// The class for popovers whose arrow is in a colour of the app's own, over the theme's.
  static func arrowClass(_ hex: Palette.Hex, alpha: Double) -> String {
    let percent = Int((alpha * 100).rounded())
    let name = "oriel-arrow-x\(String(hex, radix: 16))-\(percent)"
    add(name) {
      "popover.\(name) > arrow { background-image: image(alpha(\(css(hex)), \(Double(percent) / 100))); }\n"
    }
    return name
  }

  /// The class for icons that are let through by this factor.
  static func alphaClass(_ alpha: Double) -> String {
    let percent = Int((alpha * 100).rounded())
    let name = "oriel-alpha\(percent)"
    add(name) { ".\(name) { opacity: \(Double(percent) / 100); }\n" }
    return name
  }

  /// The class for windows and popovers with corners of this radius, in pixels.
  static func cornerClass(_ radius: Double) -> String {
    let radius = Int(radius.rounded())
    let name = "oriel-corners\(radius)"
    add(name) {
      """
      window.oriel-sheet.csd.\(name):not(.solid-csd):not(.fullscreen), popover.\(name):not(.oriel-opaque) > contents {
        border-radius: \(radius)px; }

      """
    }
    return name
  }

  /// Adds rules that the sheet doesn't foresee.
  ///
  /// New rules come into force together, before the next frame. Each time costs the whole display a new style: meant for
  /// the few colours that an app has, not for values that change all the time.
  private static func add(_ name: String, rules: () -> String) {
    guard extraClasses.insert(name).inserted else { return }
    extraRules += rules()
    guard !isReloadScheduled else { return }
    isReloadScheduled = true
    MainLoop.schedule {
      isReloadScheduled = false
      load()
    }
  }
}

extension StyleSheet {
  /// The sheet's text for a variant.
  nonisolated static func text(for scheme: ColorScheme) -> String {
    colors(scheme) + fonts + controls
  }

  private nonisolated static func colors(_ scheme: ColorScheme) -> String {
    var text = ""
    for name in OrielCore.Color.Name.allCases {
      guard let hex = Palette.hex(name, in: scheme) else { continue }
      text += ".oriel-\(name.rawValue) { color: \(css(hex)); }\n"
      text += rules(tint: "oriel-tint-\(name.rawValue)", hex)
    }
    for level in 1...4 {
      text += ".oriel-level\(level) { color: alpha(currentColor, \(Palette.strength(level: level, in: scheme))); }\n"
    }
    // The theme has no name for it: as much darker as GTK's own themes make it.
    text += ".oriel-bar { color: shade(@theme_bg_color, \(scheme.isDark ? 0.76 : 0.91)); }\n"
    text += ".oriel-secondary { color: alpha(currentColor, \(Palette.strength(level: 1, in: scheme))); }\n"
    return text
  }

  private nonisolated static func rules(tint name: String, _ hex: Palette.Hex) -> String {
    let color = css(hex)
    return """
      button.\(name), switch.\(name):checked, checkbutton.\(name) > check:checked, button.\(name):checked {
        background-image: none; background-color: \(color); color: \(css(contrast(to: hex)));
        border-color: shade(\(color), 0.85); text-shadow: none; -gtk-icon-shadow: none; }
      button.\(name):hover { background-color: shade(\(color), 1.08); }
      button.\(name):active { background-color: shade(\(color), 0.9); }
      button.\(name):disabled { opacity: 0.6; }
      button.flat.\(name), button.link.\(name) { background-color: transparent; color: \(color); border-color: transparent; }
      button.flat.\(name):hover { background-color: alpha(\(color), 0.15); }

      """
  }

  private nonisolated static func css(_ hex: Palette.Hex) -> String {
    "rgb(\(hex >> 16), \(hex >> 8 & 0xff), \(hex & 0xff))"
  }

  /// Black or white, whichever is read more easily on a colour.
  private nonisolated static func contrast(to hex: Palette.Hex) -> Palette.Hex {
    let luminance = Double(hex >> 16) * 0.299 + Double(hex >> 8 & 0xff) * 0.587 + Double(hex & 0xff) * 0.114
    return luminance > 160 ? 0x241f31 : 0xffffff
  }

  /// GNOME's text styles, in parts of the font size that the person has set.
  private nonisolated static let fonts = """
    .oriel-large-title { font-size: 200%; font-weight: 800; }
    .oriel-title { font-size: 164%; font-weight: 800; }
    .oriel-title2 { font-size: 136%; font-weight: 800; }
    .oriel-title3 { font-size: 118%; font-weight: 700; }
    .oriel-headline { font-weight: 700; }
    .oriel-subheadline { font-size: 91%; }
    .oriel-footnote { font-size: 91%; }
    .oriel-caption { font-size: 82%; }
    .oriel-caption2 { font-size: 75%; }

    """

  private nonisolated static let controls = """
    .oriel-background { color: @theme_bg_color; }
    .oriel-raised1 { color: @theme_base_color; }
    .oriel-raised2 { color: mix(@theme_base_color, @theme_fg_color, 0.04); }
    .oriel-raised3 { color: mix(@theme_base_color, @theme_fg_color, 0.08); }
    .oriel-raised4 { color: mix(@theme_base_color, @theme_fg_color, 0.12); }
    .oriel-separator { color: @borders; }
    .oriel-selection { color: @theme_selected_bg_color; }
    button.oriel-plain { min-width: 0; min-height: 0; padding: 0; border: none; border-radius: 4px; background: none;
      box-shadow: none; text-shadow: none; color: inherit; }
    button.oriel-mini { min-height: 14px; padding: 1px 6px; font-size: 82%; }
    button.oriel-small { min-height: 18px; padding: 2px 8px; font-size: 91%; }
    button.oriel-large { min-height: 30px; padding: 6px 20px; }
    button.oriel-extra-large { min-height: 38px; padding: 8px 28px; font-size: 110%; }
    box.oriel-text-area { min-height: 32px; border: 1px solid @borders; border-radius: 5px;
      background-color: @theme_base_color; }
    box.oriel-text-area:focus-within { border-color: @theme_selected_bg_color;
      box-shadow: inset 0 0 0 1px @theme_selected_bg_color; }
    box.oriel-text-area.flat { border: none; box-shadow: none; background: none; min-height: 0; }
    box.oriel-text-area textview, box.oriel-text-area textview > text { background: none; }
    box.oriel-text-area textview { padding: 6px 8px; }
    box.oriel-text-area.flat textview { padding: 0; }
    box.oriel-text-area label.placeholder { padding: 6px 8px; }
    box.oriel-text-area.flat label.placeholder { padding: 0; }
    list.oriel-boxed { border: 1px solid @borders; border-radius: 12px; background-color: @theme_base_color; }
    list.oriel-boxed > row { min-height: 34px; padding: 8px 12px; border-bottom: 1px solid alpha(currentColor, 0.1); }
    list.oriel-boxed > row:first-child { border-top-left-radius: 11px; border-top-right-radius: 11px; }
    list.oriel-boxed > row:last-child { border-bottom-left-radius: 11px; border-bottom-right-radius: 11px;
      border-bottom: none; }
    .oriel-row-field > entry:not(.oriel-rounded) { background: none; border: none; box-shadow: none; padding: 0; }
    .oriel-row-field > box.oriel-text-area:not(.oriel-rounded) { border: none; box-shadow: none; background: none;
      min-height: 0; }
    .oriel-row-field > box.oriel-text-area:not(.oriel-rounded) textview { padding: 0; }
    .oriel-row-field > box.oriel-text-area:not(.oriel-rounded) label.placeholder { padding: 0; }
    list.oriel-plain-list { background: none; }
    list.oriel-plain-list > row { padding: 6px 12px; }
    window.oriel-sheet.csd:not(.solid-csd):not(.fullscreen) { border-radius: 12px; }
    window.oriel-sheet.oriel-clear { background: none; }
    window.oriel-sheet headerbar { background: none; box-shadow: none; border: none; }
    popover.oriel-popover > contents { padding: 0; }
    popover.oriel-opaque > contents { margin: 0; border: 1px solid @borders; border-radius: 0; box-shadow: none; }
    .oriel-drag-indicator { min-height: 24px; }
    .oriel-drag-indicator > separator.bar { min-width: 40px; min-height: 5px; border-radius: 99px;
      background-color: alpha(currentColor, 0.3); }
    .oriel-drag-indicator:hover > separator.bar { background-color: alpha(currentColor, 0.5); }
    .oriel-drag-indicator > separator.bar:focus-visible { background-color: @theme_selected_bg_color;
      outline: 2px solid alpha(@theme_selected_bg_color, 0.5); outline-offset: 2px; }
    separator.oriel-column-divider { min-width: 1px; padding: 0 7px 0 4px; background: @borders;
      background-clip: content-box; }
    separator.oriel-column-divider:dir(rtl) { padding: 0 4px 0 7px; }
    separator.oriel-column-divider:focus-visible { min-width: 3px; padding: 0 6px 0 3px;
      background-color: @theme_selected_bg_color; }
    separator.oriel-column-divider:focus-visible:dir(rtl) { padding: 0 3px 0 6px; }
    .oriel-header { font-weight: 700; }
    .oriel-alert-warning { color: @warning_color; }
    .oriel-alert-badge { padding: 2px; border-radius: 99px; background-color: @theme_bg_color; }
    .oriel-footer { font-size: 91%; color: alpha(currentColor, 0.7); }

    """
}
