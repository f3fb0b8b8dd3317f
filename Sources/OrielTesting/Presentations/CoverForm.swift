import OrielCore

extension CoverForm: TestablePresentationForm {
  package var kind: ScreenPresentation.Kind { .cover }

  @MainActor package func lengths(of presentation: HeadlessPresentation) -> (width: Double?, height: Double?) {
    let size = presentation.availableSize
    return (size?.width, size?.height)
  }
}
