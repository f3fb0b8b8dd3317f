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
  private static var extraRules: [(added: StyleClass, rules: @MainActor (Palette) -> StyleRules)] = []
  private static var isReloadScheduled = false
  private static var observers: [ObjectIdentifier: () -> Void] = [:]

  /// How often the theme has changed.
  private(set) static var themeCount = 0

  /// The colors of the current sheet.
  package private(set) static var palette = Palette.standard
  /// The colors in an appearance: those of the current sheet, or those of GTK's own theme.
  static func palette(in appearance: AssetAppearance) -> Palette {
    let variant = ThemeVariant(appearance)
    return variant == palette.variant ? palette : Palette(variant, ThemeColors(variant), accent: desktopAccent)
  }

  /// The variant of the current sheet.
  package static var scheme: ThemeVariant { palette.variant }

  /// The accent color that the user has chosen for the desktop; nil for that of the theme. An app with an accent color in its
  /// asset catalog has that one instead.
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
    for extra in extraRules { rules += extra.rules(palette) }
    gtk_css_provider_load_from_string(provider, rules.text)
  }

  private static var currentPalette: Palette {
    let variant = gtk_settings_get_default().map { ThemeVariant.current($0) } ?? .light
    let theme = ThemeColors(ofCurrent: variant)
    guard let own = ColorAsset.appAccent else { return Palette(variant, theme, accent: desktopAccent) }
    return Palette(variant, theme, accent: Palette(variant, theme).hex(own))
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
    case .asset(let asset):
      let added = StyleClass.separator(asset: number(of: asset), percent: percent)
      return add(added) { rule(added, css($0.hex(asset))) }
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
  static func add(_ added: StyleClass, rules: @escaping @MainActor (Palette) -> StyleRules) -> StyleClass {
    guard extraClasses.insert(added).inserted else { return added }
    extraRules.append((added, rules))
    guard !isReloadScheduled else { return added }
    isReloadScheduled = true
    MainLoop.schedule {
      isReloadScheduled = false
      load()
    }
    return added
  }

  /// Removes the rules of a class that no widget has any more. They leave the sheet when it is loaded next.
  static func remove(_ removed: StyleClass) {
    guard extraClasses.remove(removed) != nil else { return }
    extraRules.removeAll { $0.added == removed }
  }
}
