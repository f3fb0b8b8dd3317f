import FoundationEssentials

private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum ContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
private enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ReduceTransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .background } }
private enum ControlActiveStateKey: EnvironmentKey { static var defaultValue: ControlActiveState { .key } }

extension EnvironmentValues {
  /// Whether the app is shown dark on light, or light on dark.
  ///
  /// It follows the desktop's style while the app runs, and ``View/preferredColorScheme(_:)``. Set for a part of a window
  /// with `environment(_:_:)`, it changes what the views there read: GTK draws its widgets in the window's scheme.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// How much contrast the user has asked for: `increased` where the desktop shows a high contrast theme.
  public internal(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  /// The direction in which the user reads, in which GTK lays out the window.
  ///
  /// Set for a part of a window, it changes what the views there read, not where GTK puts them.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Whether the user has turned the desktop's animations off.
  public internal(set) var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether what shines through should be avoided: the desktop shows a high contrast theme.
  public internal(set) var accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }

  /// Whether information must not be conveyed by color alone: true with a high contrast theme.
  public var accessibilityDifferentiateWithoutColor: Bool { colorSchemeContrast == .increased }

  /// How many pixels of the display make one of the desktop's scale: 2 on most displays of high density.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of one pixel of the display, in pixels of the desktop's scale.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// How present the window that the view is in is to the user. In an `App` or a `Scene`, that of the app's windows
  /// which is most present.
  ///
  /// A window is active while any window of the app has the keyboard's focus, a dialog included, and in the background
  /// while it is minimized.
  public internal(set) var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Whether the window that the view is in has the keyboard's focus.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// Takes over what the user has set for the desktop.
  package mutating func takeOver(_ settings: DesktopSettings) {
    colorScheme = settings.colorScheme
    colorSchemeContrast = settings.contrast
    layoutDirection = settings.layoutDirection
    accessibilityReduceMotion = settings.reducesMotion
    accessibilityReduceTransparency = settings.reducesTransparency
    desktopTextScale = settings.textScale
  }

  /// Takes over how present the window is.
  mutating func takeOver(_ state: WindowState) {
    scenePhase = state.phase
    controlActiveState = state.controls
    displayScale = state.displayScale
  }
}
