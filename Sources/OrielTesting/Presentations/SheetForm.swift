import OrielCore

extension SheetForm: TestablePresentationForm {
  package var kind: ScreenPresentation.Kind { .sheet }

  @MainActor package func lengths(of presentation: HeadlessPresentation) -> (width: Double?, height: Double?) {
    let (size, request) = (presentation.userSize, presentation.request)
    return (size?.width ?? request.width, size?.height ?? presentation.restingHeight ?? request.height)
  }
}
