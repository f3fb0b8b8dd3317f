/// What scene modifiers set for the windows of a scene.
struct WindowSettings {
  // MARK: Size and place

  var width: Double?
  var height: Double?
  var isResizable = true
  /// Whether a window opens with the size, and at launch with the value, that it had when it was last open.
  var restores = true
  /// The point of the screen, and of the window, with which a window opens.
  var position: UnitPoint?
  /// Determines the size and the position with which a window opens.
  var makePlacement: ((WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement)?

  // MARK: Look

  var hidesTitleBar = false
  /// Whether a window has neither a title bar nor a background.
  var isPlain = false
  /// Whether the style of the toolbar shows the title.
  var toolbarShowsTitle = true
  /// The frame that the app requires.
  var ownFrame = WindowFrame.automatic
  /// The frame that the style of the toolbar requires.
  var toolbarFrame = WindowFrame.automatic

  var showsTitle: Bool { toolbarShowsTitle && !hidesTitleBar }
  /// Bars below a title bar of the desktop would be a part of the content.
  var frame: WindowFrame { isPlain ? .headerBar : ownFrame == .automatic ? toolbarFrame : ownFrame }

  // MARK: Behavior

  var level = WindowLevel.automatic
  var role = WindowManagerRole.automatic
  /// Whether the user moves a window by dragging the background of its content.
  var movesByBackground = false
  var launchBehavior = SceneLaunchBehavior.automatic

  // MARK: Commands and events

  /// The keys of the command that opens the scene.
  var shortcut = SceneShortcut.standard
  /// Whether the scene adds no commands to the app.
  var removesCommands = false
  /// The external events that the scene handles; nil for those that no other scene does.
  var conditions: ExternalEventConditions?
}

extension WindowSettings {
  /// The request for a window with these properties.
  func request(title: String, identifier: String) -> WindowRequest {
    var request = WindowRequest(title: title, identifier: identifier)
    request.defaultWidth = width
    request.defaultHeight = height
    request.isResizable = isResizable
    request.restoresExtent = restores
    request.frame = frame
    request.hidesTitleBar = hidesTitleBar
    request.isPlain = isPlain
    request.showsTitle = showsTitle
    request.movesByBackground = movesByBackground
    return request
  }
}

private enum WindowSettingsKey: EnvironmentKey { static var defaultValue: WindowSettings { WindowSettings() } }

extension EnvironmentValues {
  var windowSettings: WindowSettings {
    get { self[WindowSettingsKey.self] }
    set { self[WindowSettingsKey.self] = newValue }
  }
}
