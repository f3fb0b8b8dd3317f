/// An inspector: a column, or a sheet in a window of compact width.
struct InspectorKind: PresentationKind {
  var formInCompactWidth: (any PresentationForm)? { SheetForm() }
  var storesWidth: Bool { true }
  var keepsBindingOfClosedWindow: Bool { true }

  func usualForm(_ options: PresentationOptions) -> any PresentationForm { ColumnForm(options.columnWidth) }
}
