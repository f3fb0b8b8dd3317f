/// A popover, which is a sheet in a window of compact width.
struct PopoverKind: PresentationKind {
  let placement: PopoverPlacement

  var formInCompactWidth: (any PresentationForm)? { SheetForm() }

  func usualForm(_ options: PresentationOptions) -> any PresentationForm { PopoverForm(placement) }
}
