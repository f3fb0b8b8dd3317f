import CGtk
import OrielCore

/// The one style sheet of the display: classes for text styles, colours and the looks of controls.
///
/// No widget has a style provider of its own. The sheet follows the theme's variants: light, dark, high contrast.
///
/// GTK compares each widget that it styles with what comes first in each rule. Rules for any kind of widget therefore
/// begin with one of two classes, `oriel-color` and `oriel-font`, and all others with the kind.
@MainActor package enum StyleSheet {
  private static var provider: UnsafeMutablePointer<GtkCssProvider>?
  private static var extraClasses: Set<String> = []
  private static var extraRules: [(ColorScheme) -> String] = []
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

  private static func load() {
    let extra = extraRules.map { $0(scheme) }
    gtk_css_provider_load_from_string(provider, text(for: scheme) + extra.joined())
  }

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

  /// The classes of a widget that has its colour, or its opacity, from rules for any kind of widget.
  nonisolated static func colorClasses(_ names: [String]) -> [String] { names.isEmpty ? [] : ["oriel-color"] + names }

  /// The class for controls tinted in one of the system's colours.
  static func tintClass(_ color: OrielCore.Color.Name) -> String {
    let name = tintName(color)
    // Not part of every sheet: GTK compares each widget that it styles with all rules that there are.
    add(name) { tintRules(color, in: $0) }
    return name
  }

  /// The class for controls tinted in a colour of the app's own.
  static func tintClass(_ hex: Palette.Hex) -> String {
    let name = "oriel-tint-x\(String(hex, radix: 16))"
    add(name) { _ in rules(tint: name, hex) }
    return name
  }

  /// The class for icons in a colour of the app's own.
  static func colorClass(_ hex: Palette.Hex) -> String {
    let name = "oriel-x\(String(hex, radix: 16))"
    add(name) { _ in ".oriel-color.\(name) { color: \(css(hex)); }\n" }
    return name
  }

  /// The class for popovers whose arrow is in a colour of the app's own, over the theme's.
  static func arrowClass(_ hex: Palette.Hex, alpha: Double) -> String {
    let percent = Int((alpha * 100).rounded())
    let name = "oriel-arrow-x\(String(hex, radix: 16))-\(percent)"
    add(name) { _ in
      "popover.\(name) > arrow { background-image: image(alpha(\(css(hex)), \(Double(percent) / 100))); }\n"
    }
    return name
  }

  /// The class for icons that are let through by this factor.
  static func alphaClass(_ alpha: Double) -> String {
    let percent = Int((alpha * 100).rounded())
    let name = "oriel-alpha\(percent)"
    add(name) { _ in ".oriel-color.\(name) { opacity: \(Double(percent) / 100); }\n" }
    return name
  }

  /// The class for windows and popovers with corners of this radius, in pixels.
  static func cornerClass(_ radius: Double) -> String {
    let radius = Int(radius.rounded())
    let name = "oriel-corners\(radius)"
    add(name) { _ in
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
  private static func add(_ name: String, rules: @escaping (ColorScheme) -> String) {
    guard extraClasses.insert(name).inserted else { return }
    extraRules.append(rules)
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
      text += ".oriel-color.oriel-\(name.rawValue) { color: \(css(hex)); }\n"
    }
    for level in 1...4 {
      let strength = Palette.strength(level: level, in: scheme)
      text += ".oriel-color.oriel-level\(level) { color: alpha(currentColor, \(strength)); }\n"
    }
    // The theme has no name for it: as much darker as GTK's own themes make it.
    text += ".oriel-color.oriel-bar { color: shade(@theme_bg_color, \(scheme.isDark ? 0.76 : 0.91)); }\n"
    text += ".oriel-color.oriel-secondary { color: alpha(currentColor, \(Palette.strength(level: 1, in: scheme))); }\n"
    return text
  }

  private nonisolated static func tintName(_ color: OrielCore.Color.Name) -> String { "oriel-tint-\(color.rawValue)" }

  /// What makes controls tinted in one of the system's colours look so.
  nonisolated static func tintRules(_ color: OrielCore.Color.Name, in scheme: ColorScheme) -> String {
    Palette.hex(color, in: scheme).map { rules(tint: tintName(color), $0) } ?? ""
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
      scale.\(name) > trough > highlight { background-image: none; background-color: \(color);
        border-color: shade(\(color), 0.85); }
      scale.\(name):disabled > trough > highlight { opacity: 0.6; }
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
    .oriel-font.oriel-large-title { font-size: 200%; font-weight: 800; }
    .oriel-font.oriel-title { font-size: 164%; font-weight: 800; }
    .oriel-font.oriel-title2 { font-size: 136%; font-weight: 800; }
    .oriel-font.oriel-title3 { font-size: 118%; font-weight: 700; }
    .oriel-font.oriel-headline { font-weight: 700; }
    .oriel-font.oriel-subheadline { font-size: 91%; }
    .oriel-font.oriel-footnote { font-size: 91%; }
    .oriel-font.oriel-caption { font-size: 82%; }
    .oriel-font.oriel-caption2 { font-size: 75%; }

    """

  private nonisolated static let controls = """
    .oriel-color.oriel-background { color: @theme_bg_color; }
    .oriel-color.oriel-raised1 { color: @theme_base_color; }
    .oriel-color.oriel-raised2 { color: mix(@theme_base_color, @theme_fg_color, 0.04); }
    .oriel-color.oriel-raised3 { color: mix(@theme_base_color, @theme_fg_color, 0.08); }
    .oriel-color.oriel-raised4 { color: mix(@theme_base_color, @theme_fg_color, 0.12); }
    .oriel-color.oriel-separator { color: @borders; }
    .oriel-color.oriel-selection { color: @theme_selected_bg_color; }
    button.oriel-plain, button.oriel-custom { min-width: 0; min-height: 0; padding: 0; border: none; border-radius: 4px; background: none;
      box-shadow: none; text-shadow: none; color: inherit; }
    button.oriel-custom { border-radius: 6px; outline-offset: 1px; }
    frame.oriel-group-box { padding: 12px; border: 1px solid @borders; border-radius: 8px;
      background-color: alpha(currentColor, 0.03); }
    oriellayout.oriel-ring { color: @theme_selected_bg_color; }
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
    entry.oriel-row-field:not(.oriel-rounded) { background: none; border: none; box-shadow: none; padding: 0; }
    box.oriel-text-area.oriel-row-field:not(.oriel-rounded) { border: none; box-shadow: none; background: none;
      min-height: 0; }
    box.oriel-text-area.oriel-row-field:not(.oriel-rounded) textview { padding: 0; }
    box.oriel-text-area.oriel-row-field:not(.oriel-rounded) label.placeholder { padding: 0; }
    list.oriel-plain-list { background: none; }
    list.oriel-plain-list > row { padding: 6px 12px; }
    window.oriel-sheet.csd:not(.solid-csd):not(.fullscreen) { border-radius: 12px; }
    window.oriel-sheet.oriel-clear { background: none; }
    window.oriel-sheet headerbar { background: none; box-shadow: none; border: none; }
    popover.oriel-popover > contents { padding: 0; }
    popover.oriel-opaque > contents { margin: 0; border: 1px solid @borders; border-radius: 0; box-shadow: none; }
    box.oriel-drag-indicator { min-height: 24px; }
    box.oriel-drag-indicator > separator.bar { min-width: 40px; min-height: 5px; border-radius: 99px;
      background-color: alpha(currentColor, 0.3); }
    box.oriel-drag-indicator:hover > separator.bar { background-color: alpha(currentColor, 0.5); }
    box.oriel-drag-indicator > separator.bar:focus-visible { background-color: @theme_selected_bg_color;
      outline: 2px solid alpha(@theme_selected_bg_color, 0.5); outline-offset: 2px; }
    separator.oriel-column-divider { min-width: 1px; padding: 0 7px 0 4px; background: @borders;
      background-clip: content-box; }
    separator.oriel-column-divider:dir(rtl) { padding: 0 4px 0 7px; }
    separator.oriel-column-divider:focus-visible { min-width: 3px; padding: 0 6px 0 3px;
      background-color: @theme_selected_bg_color; }
    separator.oriel-column-divider:focus-visible:dir(rtl) { padding: 0 3px 0 6px; }
    .oriel-header { font-weight: 700; }
    label.oriel-redacted { color: transparent; text-shadow: none; border-radius: 4px;
      background-color: alpha(@theme_fg_color, 0.15); }
    image.oriel-redacted { -gtk-icon-filter: opacity(0); border-radius: 4px;
      background-color: alpha(@theme_fg_color, 0.15); }
    button.link > oriellayout > label { text-decoration-line: underline; }
    image.oriel-alert-warning { color: @warning_color; }
    image.oriel-alert-badge { padding: 2px; border-radius: 99px; background-color: @theme_bg_color; }
    oriellayout.oriel-footer { font-size: 91%; color: alpha(currentColor, 0.7); }

    """
}
