/// The preferences of a window's views: they determine the title, the appearance, the commands and the closing of the
/// window.
@MainActor final class WindowPreferences {
  private let heading: PreferenceReader<NavigationHeadingKey>
  private let closeGuard: PreferenceReader<CloseGuardKey>
  private let colorScheme: PreferenceReader<PreferredColorSchemeKey>
  private let toolbarBackground: PreferenceReader<ToolbarBackgroundKey>
  private let interactionsReader: PreferenceReader<WindowInteractionsKey>
  private let externalEventsReader: PreferenceReader<ExternalEventsKey>
  private let commandTargets: PreferenceReader<WindowTargetsKey>

  init(of graph: Graph) {
    heading = PreferenceReader(NavigationHeadingKey.self, of: graph)
    closeGuard = PreferenceReader(CloseGuardKey.self, in: heading.scope, of: graph)
    colorScheme = PreferenceReader(PreferredColorSchemeKey.self, in: closeGuard.scope, of: graph)
    toolbarBackground = PreferenceReader(ToolbarBackgroundKey.self, in: colorScheme.scope, of: graph)
    interactionsReader = PreferenceReader(WindowInteractionsKey.self, in: toolbarBackground.scope, of: graph)
    externalEventsReader = PreferenceReader(ExternalEventsKey.self, in: interactionsReader.scope, of: graph)
    commandTargets = PreferenceReader(WindowTargetsKey.self, in: externalEventsReader.scope, of: graph)
  }

  /// The scope of the views.
  var scope: PreferenceScope { commandTargets.scope }

  /// Marks the values that determine the request as known. Called after the views have been mounted.
  func settle() {
    heading.settle()
    colorScheme.settle()
    toolbarBackground.settle()
    interactionsReader.settle()
  }

  /// Calls a function after a flush in which a value that determines the request has changed.
  func observe(_ didChange: @escaping () -> Void) {
    heading.didChange = didChange
    colorScheme.didChange = didChange
    toolbarBackground.didChange = didChange
    interactionsReader.didChange = didChange
  }

  /// Calls a function after a flush in which `asksBeforeClosing` has changed.
  func observeClosing(_ didChange: @escaping () -> Void) { closeGuard.didChange = didChange }

  /// Sets what the views determine of the window.
  func apply(to request: inout WindowRequest) {
    if let title = heading.value.title { request.title = title }
    request.subtitle = heading.value.line
    request.isEdited = heading.value.isEdited
    let background = toolbarBackground.value ?? .automatic
    request.hidesToolbarBackground = background == .hidden || (background == .automatic && request.hidesTitleBar)
    request.colorScheme = colorScheme.value?.scheme
    if interactions.resize != .automatic { request.isResizable = interactions.resize == .enabled }
    if interactions.minimize != .automatic { request.isMinimizable = interactions.minimize == .enabled }
    request.isClosable = interactions.dismiss != .disabled
  }

  /// Renames what the title names; nil if it isn't editable.
  var rename: RenameAction? { heading.value.rename }
  /// What the user may do with the window.
  var interactions: WindowInteractions { interactionsReader.value }

  /// The external events that the views handle.
  var externalEvents: ExternalEventPreferences? { externalEventsReader.value }

  /// What the standard commands act on.
  var targets: WindowTargets { commandTargets.value }

  /// Whether a view asks for confirmation before the user closes the window.
  var asksBeforeClosing: Bool { closeGuard.value != nil }

  /// Lets a view ask for confirmation before the user closes the window.
  ///
  /// - Returns: whether a view asks, so that the window stays open.
  func askBeforeClosing() -> Bool { closeGuard.value?.ask() != nil }
}
