import Oriel

/// Every way to present a popover or an inspector, as an app writes it.
struct PopoverOverloads: View {
  @State private var isPresented = false
  @State private var book: Book?

  var body: some View {
    VStack {
      Text("Popovers")
        .popover(isPresented: $isPresented) { Text("Popover") }
        .popover(isPresented: $isPresented, arrowEdge: .bottom) { Text("Popover") }
        .popover(isPresented: $isPresented, attachmentAnchor: .point(.topTrailing)) { Text("Popover") }
        .popover(isPresented: $isPresented, attachmentAnchor: .rect(.bounds), arrowEdge: .leading) { Text("Popover") }
        .popover(
          isPresented: $isPresented,
          attachmentAnchor: .rect(.rect(CGRect(x: 0, y: 0, width: 10, height: 10))), arrowEdge: .trailing
        ) {
          Text("Popover")
        }
        .popover(item: $book) { book in Text(book.title) }
        .popover(item: $book, attachmentAnchor: .point(UnitPoint(x: 0.2, y: 0.8)), arrowEdge: .top) { Text($0.title) }
    }
    .inspector(isPresented: $isPresented) {
      Text("Inspector")
        .inspectorColumnWidth(240)
    }
    .inspector(isPresented: $isPresented) {
      Text("Inspector")
        .inspectorColumnWidth(min: 180, ideal: 240, max: 400)
        .inspectorColumnWidth(ideal: 240)
        .inspectorColumnWidth(min: 180, ideal: 240)
    }
  }
}
