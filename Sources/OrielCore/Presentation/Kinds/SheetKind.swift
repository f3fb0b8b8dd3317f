/// A sheet, which is a cover in a window of compact height.
struct SheetKind: PresentationKind {
  var formInCompactHeight: (any PresentationForm)? { CoverForm() }

  func usualForm(_ options: PresentationOptions) -> any PresentationForm { SheetForm() }
}
