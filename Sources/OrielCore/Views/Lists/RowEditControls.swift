extension RowControls {
  /// The controls of a row in a list that is being edited: a mark whether it is selected, if several rows can be, or
  /// otherwise a button that removes it; and a handle by which it is dragged.
  @MainActor init(of row: ListRow, in content: ListContent) {
    self.init()
    guard let index = row.index, content.place(at: index).kind == .content else { return }
    if content.selection.mode == .multiple {
      leading = AnyView(SelectionMark(content: content, row: row))
    } else if content.canDelete(at: index) {
      leading = AnyView(
        DeleteMark { [weak content, weak row] in
          if let index = row?.index { content?.delete(at: [index]) }
        })
    }
    if content.canMove(at: index) { trailing = AnyView(MoveMark()) }
  }
}

/// A button that removes a row.
private struct DeleteMark: View {
  @Environment(\.standardLabels) private var labels
  let action: @MainActor () -> Void

  var body: some View {
    Button(role: .destructive, action: action) {
      Label {
        Text(verbatim: labels[.delete])
      } icon: {
        Image(systemName: "minus.circle.fill").foregroundStyle(.red)
      }
      .labelStyle(.iconOnly)
    }
    .buttonStyle(.borderless)
    .padding(.leading, 6)
  }
}

/// Shows whether a row is selected. The platform tells assistive technology that of the row itself.
private struct SelectionMark: View {
  weak var content: ListContent?
  weak var row: ListRow?

  var body: some View {
    let isSelected = row?.index.map { content?.selection.readSelected($0) == true } == true
    Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
      .foregroundStyle(isSelected ? .primary : .secondary)
      .accessibilityHidden(true)
      .padding(.leading, 12)
  }
}

/// The handle of a row, all of which can be dragged.
private struct MoveMark: View {
  var body: some View {
    Image(systemName: "line.3.horizontal").foregroundStyle(.secondary).accessibilityHidden(true).padding(.trailing, 12)
  }
}
