/// A popover, which is a sheet in a window of compact width.
struct PopoverKind: PresentationKind {
  let placement: PopoverPlacement
  /// Whether the view to which it is attached keeps the focus. It is a popover in each window then.
  var isCompanion = false

  var formInCompactWidth: (any PresentationForm)? { isCompanion ? nil : SheetForm() }

  func usualForm(_ options: PresentationOptions) -> any PresentationForm {
    PopoverForm(placement, isCompanion: isCompanion)
  }
}
