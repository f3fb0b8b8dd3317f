import CGtk
import OrielCore

/// The style sheet of the display: classes for text styles, colors and the appearance of controls.
///
/// No widget has a style provider of its own. The sheet follows the theme's variants: light, dark, high contrast.
///
/// GTK compares each widget with the beginning of each rule. Rules for any kind of widget therefore begin with one of
/// two classes, `oriel-color` and `oriel-font`, and all others with the kind.
@MainActor package enum StyleSheet {
  private static var provider: UnsafeMutablePointer<GtkCssProvider>?
  private static var extraClasses: Set<StyleClass> = []
  private static var extraRules: [(Palette) -> StyleRules] = []
  private static var isReloadScheduled = false
  private static var observers: [ObjectIdentifier: () -> Void] = [:]

  /// How often the theme has changed.
  private(set) static var themeCount = 0

  /// The colors of the current sheet.
  package private(set) static var palette = Palette.standard
  /// The variant of the current sheet.
  package static var scheme: ThemeVariant { palette.variant }

  /// The accent color that the user has chosen for the desktop; nil for that of the theme.
  static var desktopAccent: Palette.Hex? {
    didSet {
      guard desktopAccent != oldValue, provider != nil else { return }
      update()
      for observer in Array(observers.values) { observer() }
    }
  }

  /// Loads the style sheet for the default display. Called when the application starts; further calls have no effect.
  package static func install() {
    guard provider == nil, let display = gdk_display_get_default() else { return }
    SettingsPortal.follow()
    let made = gtk_css_provider_new()
    provider = made
    if let settings = gtk_settings_get_for_display(display) {
      for signal in [Signal.prefersDarkChanged, .themeNameChanged] {
        SignalConnection.connect(settings.raw, signal) { themeMayHaveChanged() }
      }
    }
    palette = currentPalette
    load()
    gtk_style_context_add_provider_for_display(
      display, made.map { OpaquePointer($0) }, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }

  private static func load() {
    var rules = rules(for: palette)
    for extra in extraRules { rules += extra(palette) }
    gtk_css_provider_load_from_string(provider, rules.text)
  }

  private static var currentPalette: Palette {
    let variant = gtk_settings_get_default().map { ThemeVariant.current($0) } ?? .light
    return Palette(variant, ThemeColors(ofCurrent: variant), accent: desktopAccent)
  }

  private static func update() {
    // Without the sheet, the names of colors are the theme's.
    let isCleared = palette.replacesAccent
    if isCleared { gtk_css_provider_load_from_string(provider, "") }
    let current = currentPalette
    guard isCleared || current != palette else { return }
    palette = current
    load()
  }

  private static func themeMayHaveChanged() {
    themeCount += 1
    update()
    // Also within one variant, since another theme has other colors.
    for observer in Array(observers.values) { observer() }
  }

  /// Runs `action` whenever the theme or its variant has changed, until `removeObserver(_:)`.
  static func addObserver(_ owner: AnyObject, _ action: @escaping () -> Void) {
    observers[ObjectIdentifier(owner)] = action
  }

  /// Removes an observer.
  static func removeObserver(_ owner: AnyObject) { observers[ObjectIdentifier(owner)] = nil }

  /// The classes with `StyleClass.color` added, unless there are none.
  nonisolated static func colorClasses(_ classes: [StyleClass]) -> [StyleClass] {
    classes.isEmpty ? [] : [.color] + classes
  }

  /// The class for controls tinted in a color of the palette.
  static func tintClass(_ color: OrielCore.Color.Name) -> StyleClass {
    // Added on demand, because GTK matches each widget against all rules.
    add(.tint(color)) { tintRules(color, in: $0) }
  }

  /// The class for controls tinted in a custom color.
  static func tintClass(_ hex: Palette.Hex) -> StyleClass {
    add(.tint(hex)) { rules(tint: .tint(hex), hex, in: $0) }
  }

  /// The class for icons in a custom color.
  static func colorClass(_ hex: Palette.Hex) -> StyleClass {
    add(.color(hex)) { _ in "\(.color)\(.color(hex)) { color: \(css(hex)); }\n" }
  }

  /// The class for popovers whose arrow has a custom color, over the theme's.
  static func arrowClass(_ hex: Palette.Hex, alpha: Double) -> StyleClass {
    let percent = Int((alpha * 100).rounded())
    let arrow = StyleClass.arrow(hex, percent: percent)
    return add(arrow) { _ in
      "popover\(arrow) > arrow { background-image: image(alpha(\(css(hex)), \(Double(percent) / 100))); }\n"
    }
  }

  /// The class for icons with this opacity.
  static func alphaClass(_ alpha: Double) -> StyleClass {
    let percent = Int((alpha * 100).rounded())
    return add(.opacity(percent: percent)) { _ in
      "\(.color)\(.opacity(percent: percent)) { opacity: \(Double(percent) / 100); }\n"
    }
  }

  /// The class for rows with a separator in a color.
  static func separatorClass(_ color: OrielCore.Color) -> StyleClass {
    let percent = Int((min(max(color.alpha, 0), 1) * 100).rounded())
    func rule(_ added: StyleClass, _ css: String) -> StyleRules {
      "listview > row\(.separatedRow)\(added) { border-bottom-color: alpha(\(css), \(Double(percent) / 100)); }\n"
    }
    switch color.base {
    case .named(.clear):
      let added = StyleClass.separator(.clear, percent: 0)
      return add(added) { _ in rule(added, "transparent") }
    case .named(let name):
      let added = StyleClass.separator(name, percent: percent)
      return add(added) { palette in rule(added, palette.hex(name, for: .area).map { css($0) } ?? "currentColor") }
    case .rgb(let red, let green, let blue):
      let hex = Palette.hex(red: red, green: green, blue: blue)
      let added = StyleClass.separator(hex, percent: percent)
      return add(added) { _ in rule(added, css(hex)) }
    }
  }

  /// The style class of buttons with this corner radius, in pixels.
  static func buttonCornerClass(_ radius: Double) -> StyleClass {
    let radius = Int(min(radius, 9999).rounded())
    let corners = StyleClass.buttonCorners(radius)
    return add(corners) { _ in "button\(corners) { border-radius: \(radius)px; }\n" }
  }

  /// The style class of windows and popovers with this corner radius, in pixels.
  static func cornerClass(_ radius: Double) -> StyleClass {
    let radius = Int(radius.rounded())
    let corners = StyleClass.corners(radius)
    return add(corners) { _ in
      """
      window\(.sheet)\(.clientDecorated)\(corners):not(\(.solidDecorated)):not(\(.fullscreen)),
      popover\(corners):not(\(.opaque)) > contents { border-radius: \(radius)px; }

      """
    }
  }

  /// Adds rules for a class that isn't in the sheet.
  ///
  /// New rules are loaded together, before the next frame. This restyles the whole display, so it is meant for the few
  /// colors of an app, not for values that change continuously.
  private static func add(_ added: StyleClass, rules: @escaping (Palette) -> StyleRules) -> StyleClass {
    guard extraClasses.insert(added).inserted else { return added }
    extraRules.append(rules)
    guard !isReloadScheduled else { return added }
    isReloadScheduled = true
    MainLoop.schedule {
      isReloadScheduled = false
      load()
    }
    return added
  }
}

extension StyleSheet {
  /// The sheet's rules for a palette.
  nonisolated static func rules(for palette: Palette) -> StyleRules {
    var rules = colors(palette)
    if palette.replacesAccent { rules += accent(palette) }
    rules += fonts
    rules += controls
    return rules
  }

  /// GNOME's text styles, relative to the user's font size.
  private nonisolated static let fonts: StyleRules = """
    \(.font)\(.largeTitleFont) { font-size: 200%; font-weight: 800; }
    \(.font)\(.titleFont) { font-size: 164%; font-weight: 800; }
    \(.font)\(.title2Font) { font-size: 136%; font-weight: 800; }
    \(.font)\(.title3Font) { font-size: 118%; font-weight: 700; }
    \(.font)\(.headlineFont) { font-weight: 700; }
    \(.font)\(.subheadlineFont) { font-size: 91%; }
    \(.font)\(.footnoteFont) { font-size: 91%; }
    \(.font)\(.captionFont) { font-size: 82%; }
    \(.font)\(.caption2Font) { font-size: 75%; }

    """

  private nonisolated static let controls: StyleRules = """
    \(.color)\(.backgroundColor) { color: @theme_bg_color; }
    \(.color)\(.raised(level: 1)) { color: @theme_base_color; }
    \(.color)\(.raised(level: 2)) { color: mix(@theme_base_color, @theme_fg_color, 0.04); }
    \(.color)\(.raised(level: 3)) { color: mix(@theme_base_color, @theme_fg_color, 0.08); }
    \(.color)\(.raised(level: 4)) { color: mix(@theme_base_color, @theme_fg_color, 0.12); }
    \(.color)\(.separatorColor) { color: @borders; }
    \(.color)\(.selectionColor) { color: @theme_selected_bg_color; }
    button\(.plainButton), button\(.customButton) { min-width: 0; min-height: 0; padding: 0; border: none; border-radius: 4px; background: none;
      box-shadow: none; text-shadow: none; color: inherit; }
    button\(.customButton) { border-radius: 6px; outline-offset: 1px; }
    button\(.focusTarget) { opacity: 1; outline-offset: 0; }
    \(StyleNode.layout)\(.focusTarget) { border-radius: 6px; }
    \(StyleNode.layout)\(.focusTarget):focus-visible { outline: 2px solid alpha(@theme_selected_bg_color, 0.5);
      outline-offset: 0; }
    \(StyleNode.layout)\(.ringless), button\(.ringless) { outline: none; }
    \(StyleNode.layout)\(.ringless):focus-visible, button\(.ringless):focus-visible { outline: none; }
    box\(.linked):focus-visible { border-radius: 6px; outline: 2px solid alpha(@theme_selected_bg_color, 0.5);
      outline-offset: 1px; }
    frame\(.groupBox) { padding: 12px; border: 1px solid @borders; border-radius: 8px;
      background-color: alpha(currentColor, 0.03); }
    \(StyleNode.layout)\(.ring) { color: @theme_selected_bg_color; }
    button\(.capsule), button\(.circle) { border-radius: 9999px; }
    button\(.circle) { padding: 4px; }
    headerbar\(.flat) { background: none; box-shadow: none; border: none; }
    button\(.mini) { min-height: 14px; padding: 1px 6px; font-size: 82%; }
    button\(.small) { min-height: 18px; padding: 2px 8px; font-size: 91%; }
    button\(.large) { min-height: 30px; padding: 6px 20px; }
    button\(.extraLarge) { min-height: 38px; padding: 8px 28px; font-size: 110%; }
    box\(.textArea) { min-height: 32px; border: 1px solid @borders; border-radius: 5px;
      background-color: @theme_base_color; }
    box\(.textArea):focus-within { border-color: @theme_selected_bg_color;
      box-shadow: inset 0 0 0 1px @theme_selected_bg_color; }
    textview\(.textEditor):focus-visible, calendar:focus-visible {
      outline: 2px solid alpha(@theme_selected_bg_color, 0.5); outline-offset: -2px; }
    box\(.textArea)\(.flat) { border: none; box-shadow: none; background: none; min-height: 0; }
    box\(.textArea) textview, box\(.textArea) textview > text { background: none; }
    box\(.textArea) textview { padding: 6px 8px; }
    box\(.textArea)\(.flat) textview { padding: 0; }
    box\(.textArea) label\(.placeholder) { padding: 6px 8px; }
    box\(.textArea)\(.flat) label\(.placeholder) { padding: 0; }
    list\(.boxed) { border: 1px solid @borders; border-radius: 12px; background-color: @theme_base_color; }
    list\(.boxed) > row { min-height: 34px; padding: 8px 12px; border-bottom: 1px solid alpha(currentColor, 0.1); }
    list\(.boxed) > row:first-child { border-top-left-radius: 11px; border-top-right-radius: 11px; }
    list\(.boxed) > row:last-child { border-bottom-left-radius: 11px; border-bottom-right-radius: 11px;
      border-bottom: none; }
    list\(.boxed) > row\(.fieldRow) { min-height: 38px; padding: 6px 12px; }
    list\(.boxed) > row\(.fieldRow):focus-within { outline: 2px solid alpha(@theme_selected_bg_color, 0.5);
      outline-offset: -2px; }
    label\(.fieldTitle) { font-size: 82%; }
    entry\(.rowField):not(\(.rounded)) { background: none; border: none; box-shadow: none; padding: 0;
      outline-offset: 4px; }
    row\(.fieldRow) entry\(.rowField):not(\(.rounded)) { min-height: 0; outline: none; }
    box\(.textArea)\(.rowField):not(\(.rounded)) { border: none; box-shadow: none; background: none;
      min-height: 0; }
    box\(.textArea)\(.rowField):not(\(.rounded)):focus-within {
      outline: 2px solid alpha(@theme_selected_bg_color, 0.5); outline-offset: 4px; }
    row\(.fieldRow) box\(.textArea)\(.rowField):not(\(.rounded)):focus-within { outline: none; }
    box\(.textArea)\(.rowField):not(\(.rounded)) textview { padding: 0; }
    box\(.textArea)\(.rowField):not(\(.rounded)) label\(.placeholder) { padding: 0; }
    listview\(.groupedList), listview\(.navigationSidebar) { background: none; }
    listview\(.plainList) > row { padding: 0; }
    listview\(.clearBackground), textview\(.clearBackground), textview\(.clearBackground) > text { background: none; }
    listview > row\(.separatedRow) { border-bottom: 1px solid alpha(currentColor, 0.1); }
    listview\(.insetList) > row { padding: 0; margin: 0 8px; border-radius: 8px; }
    listview\(.groupedList) > row { padding: 0; margin: 0 12px; min-height: 34px; background-color: @theme_base_color;
      border: 1px solid @borders; border-top: none; border-bottom-color: transparent; }
    listview\(.groupedList) > row\(.separatedRow) { border-bottom-color: alpha(currentColor, 0.1); }
    listview\(.groupedList) > row\(.firstRow) { border-top: 1px solid @borders;
      border-top-left-radius: 11px; border-top-right-radius: 11px; }
    listview\(.groupedList) > row\(.lastRow) { border-bottom-color: @borders; border-bottom-left-radius: 11px;
      border-bottom-right-radius: 11px; }
    listview\(.groupedList) > row:selected { background-color: @theme_selected_bg_color; }
    listview\(.navigationSidebar) > row { padding: 0; }
    columnview > listview > row\(.alternateRow):not(:selected) { background-color: alpha(currentColor, 0.04); }
    listview > row\(.headerRow) { padding-top: 8px; font-weight: 700; }
    columnview > listview > row\(.headerRow) > cell { border-color: transparent; }
    listview > row\(.footerRow) { font-size: 91%; }
    listview > row\(.headerRow), listview > row\(.footerRow), listview > row\(.headerRow):hover,
    listview > row\(.footerRow):hover { background: none; border: none; }
    listview > row\(.headerRow)\(.separatedRow), listview > row\(.footerRow)\(.separatedRow),
    listview > row\(.headerRow)\(.separatedRow):hover, listview > row\(.footerRow)\(.separatedRow):hover {
      border-bottom: 1px solid alpha(currentColor, 0.1); }
    listview > row\(.gapAboveRow) { box-shadow: inset 0 2px @theme_selected_bg_color; }
    listview > row\(.gapBelowRow) { box-shadow: inset 0 -2px @theme_selected_bg_color; }
    listview:drop(active), \(StyleNode.layout):drop(active) { box-shadow: none; }
    \(StyleNode.layout)\(.dropFrame) { border-radius: 6px; box-shadow: inset 0 0 0 2px @theme_selected_bg_color; }
    box\(.draggedRow) { border-radius: 6px; background-color: @theme_base_color; border: 1px solid @borders; }
    box\(.draggedRow) > label { margin: 0 8px; padding: 0 6px; border-radius: 99px; font-weight: bold;
      color: @theme_selected_fg_color; background-color: @theme_selected_bg_color; }
    window\(.sheet)\(.clientDecorated):not(\(.solidDecorated)):not(\(.fullscreen)) { border-radius: 12px; }
    window\(.sheet)\(.clear) { background: none; }
    window\(.sheet) headerbar { background: none; box-shadow: none; border: none; }
    popover\(.popover) > contents { padding: 0; }
    popover\(.opaque) > contents { margin: 0; border: 1px solid @borders; border-radius: 0; box-shadow: none; }
    box\(.dragIndicator) { min-height: 24px; }
    box\(.dragIndicator) > separator\(.bar) { min-width: 40px; min-height: 5px; border-radius: 99px;
      background-color: alpha(currentColor, 0.3); }
    box\(.dragIndicator):hover > separator\(.bar) { background-color: alpha(currentColor, 0.5); }
    box\(.dragIndicator) > separator\(.bar):focus-visible { background-color: @theme_selected_bg_color;
      outline: 2px solid alpha(@theme_selected_bg_color, 0.5); outline-offset: 2px; }
    box\(.thumbnail) { padding: 4px; border-radius: 8px; }
    box\(.thumbnailSelected) { background-color: alpha(@theme_selected_bg_color, 0.25);
      box-shadow: inset 0 0 0 2px @theme_selected_bg_color; }
    label\(.thumbnailBadge) { margin: 4px; padding: 0 4px; min-width: 14px; min-height: 22px; border-radius: 99px;
      font-weight: bold; color: @theme_selected_fg_color; background-color: @theme_selected_bg_color; }
    separator\(.columnDivider) { min-width: 1px; padding: 0 7px 0 4px; background: @borders;
      background-clip: content-box; }
    separator\(.columnDivider):dir(rtl) { padding: 0 4px 0 7px; }
    separator\(.columnDivider):focus-visible { min-width: 3px; padding: 0 6px 0 3px;
      background-color: @theme_selected_bg_color; }
    separator\(.columnDivider):focus-visible:dir(rtl) { padding: 0 3px 0 6px; }
    separator\(.paneDivider) { min-width: 1px; min-height: 1px; background: @borders; background-clip: content-box; }
    separator\(.paneDivider).vertical { padding: 0 4px; }
    separator\(.paneDivider).horizontal { padding: 4px 0; }
    separator\(.paneDivider):focus-visible { background-color: @theme_selected_bg_color; }
    separator\(.paneDivider).vertical:focus-visible { min-width: 3px; padding: 0 3px; }
    separator\(.paneDivider).horizontal:focus-visible { min-height: 3px; padding: 3px 0; }
    \(.header) { font-weight: 700; }
    label\(.redacted) { color: transparent; text-shadow: none; border-radius: 4px;
      background-color: alpha(@theme_fg_color, 0.15); }
    image\(.redacted) { -gtk-icon-filter: opacity(0); border-radius: 4px;
      background-color: alpha(@theme_fg_color, 0.15); }
    button\(.link) > \(StyleNode.layout) > label { text-decoration-line: underline; }
    image\(.alertWarning) { color: @warning_color; }
    image\(.alertBadge) { padding: 2px; border-radius: 99px; background-color: @theme_bg_color; }
    \(StyleNode.layout)\(.footer) { font-size: 91%; color: alpha(currentColor, 0.7); }

    """
}
