/// A column beside the presenting view.
package struct ColumnForm: PresentationForm {
  package var width: ColumnWidth

  package init(_ width: ColumnWidth) { self.width = width }

  package var lane: PresentationLane { .inspector }

  package func sizeClasses(in window: SizeClasses) -> SizeClasses? {
    SizeClasses(horizontal: .compact, vertical: window.vertical)
  }

  package func withWidth(_ width: Double) -> ColumnForm {
    var form = self
    form.width.ideal = min(max(width, form.width.minimum), form.width.maximum)
    return form
  }
}

/// The widths of a column, in application pixels.
package struct ColumnWidth: Equatable {
  package var minimum: Double
  package var ideal: Double
  package var maximum: Double
}
