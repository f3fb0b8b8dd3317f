import FoundationEssentials

private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum ContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
private enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ReduceTransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ScreenReaderKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .background } }
private enum ControlActiveStateKey: EnvironmentKey { static var defaultValue: ControlActiveState { .key } }

extension EnvironmentValues {
  /// The color scheme: light or dark.
  ///
  /// The value follows the desktop's setting while the app runs, and ``View/preferredColorScheme(_:)``. If it is set
  /// for a part of a window with `environment(_:_:)`, only the value that views read changes: GTK draws widgets in the
  /// window's color scheme.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The contrast of colors: `increased` if the user has chosen high contrast in the desktop's settings, or a theme that
  /// has it.
  public internal(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  /// The layout direction of the user's language.
  ///
  /// If it is set for a part of a window, only the value that views read changes, not the layout.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Whether the user has disabled animations in the desktop's settings.
  public internal(set) var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether transparency should be avoided: true with a high-contrast theme.
  public internal(set) var accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }

  /// Whether the user uses a screen reader, such as Orca.
  public internal(set) var accessibilityVoiceOverEnabled: Bool {
    get { self[ScreenReaderKey.self] }
    set { self[ScreenReaderKey.self] = newValue }
  }

  /// Whether the user controls the pointer and the keyboard by switches: false, since the desktop has no such setting.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// Whether the colors of the screen are inverted: false, since apps aren't told.
  public var accessibilityInvertColors: Bool { false }

  /// Whether controls should have outlines: true with a high-contrast theme.
  public var accessibilityShowButtonShapes: Bool { colorSchemeContrast == .increased }

  /// Whether information mustn't be conveyed by color alone: true with a high-contrast theme.
  public var accessibilityDifferentiateWithoutColor: Bool { colorSchemeContrast == .increased }

  /// The number of device pixels per application pixel: 2 on most high-density displays.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of a device pixel, in application pixels.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The phase of the window that contains the view. In an `App` or a `Scene`, that of the app's most active window.
  ///
  /// A window is active while any window of the app, including a dialog, has the keyboard focus. It is in the
  /// background while it is minimized.
  public internal(set) var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Whether the window that contains the view has the keyboard focus.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// Applies the desktop's settings.
  package mutating func takeOver(_ settings: DesktopSettings) {
    colorScheme = settings.colorScheme
    colorSchemeContrast = settings.contrast
    layoutDirection = settings.layoutDirection
    accessibilityReduceMotion = settings.reducesMotion
    accessibilityReduceTransparency = settings.reducesTransparency
    accessibilityVoiceOverEnabled = settings.hasScreenReader
    desktopTextScale = settings.textScale
    desktopFontSize = settings.fontSize
  }

  /// Applies the state of a window.
  mutating func takeOver(_ state: WindowState) {
    scenePhase = state.phase
    controlActiveState = state.controls
    displayScale = state.displayScale
  }
}
