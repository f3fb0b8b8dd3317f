import OrielCore

/// A form of presentation that a headless screen describes and operates.
package protocol TestablePresentationForm: PresentationForm {
  /// The kind for queries. Its name describes a presentation without a title.
  var kind: ScreenPresentation.Kind { get }
  /// The lengths of a presentation that the form, its views or the user determine. By default, both are nil: they are
  /// those of the content.
  @MainActor func lengths(of presentation: HeadlessPresentation) -> (width: Double?, height: Double?)
  /// The widths of the column that it takes from its site, whose divider the user drags; nil, which is the default, if
  /// it takes none.
  var column: ColumnWidth? { get }
  /// Whether it is a window, which determines the size of those above it. By default, it is.
  var isWindow: Bool { get }
  /// Whether the focus moves into it when it is shown. By default, it does.
  var takesFocus: Bool { get }
  /// Whether the user can interact only with it and those above it. By default, unless its views allow interaction with
  /// those behind it.
  func blocksOthers(_ request: PresentationRequest) -> Bool
  /// Whether its parent can't be closed, nor receive keys. By default, if it blocks others.
  func blocksClosing(_ request: PresentationRequest) -> Bool
}

extension TestablePresentationForm {
  @MainActor package func lengths(of presentation: HeadlessPresentation) -> (width: Double?, height: Double?) {
    (nil, nil)
  }

  package var column: ColumnWidth? { nil }
  package var isWindow: Bool { true }
  package var takesFocus: Bool { true }
  package func blocksOthers(_ request: PresentationRequest) -> Bool { !request.allowsBackgroundInteraction }
  package func blocksClosing(_ request: PresentationRequest) -> Bool { blocksOthers(request) }
}
