import OrielCore

extension ColumnForm: TestablePresentationForm {
  package var kind: ScreenPresentation.Kind { .inspector }
  package var column: ColumnWidth? { width }
  package var isWindow: Bool { false }
  package var takesFocus: Bool { false }

  @MainActor package func lengths(of presentation: HeadlessPresentation) -> (width: Double?, height: Double?) {
    (presentation.columnWidth ?? 0, presentation.availableSize?.height ?? 0)
  }

  package func blocksOthers(_ request: PresentationRequest) -> Bool { false }
}
