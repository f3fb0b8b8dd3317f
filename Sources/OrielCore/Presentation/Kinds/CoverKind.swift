/// A full-screen cover.
struct CoverKind: PresentationKind {
  func usualForm(_ options: PresentationOptions) -> any PresentationForm { CoverForm() }
}
