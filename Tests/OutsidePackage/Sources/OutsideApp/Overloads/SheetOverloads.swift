import Oriel

/// Every way to present a sheet or a cover, as an app writes it.
struct SheetOverloads: View {
  @State private var isPresented = false
  @State private var book: Book?
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Sheets")
        .sheet(isPresented: $isPresented) { Text("Sheet") }
        .sheet(isPresented: $isPresented, onDismiss: didDismiss) { Text("Sheet") }
        .sheet(isPresented: $isPresented) {
          count += 1
        } content: {
          Text("Sheet")
          Text("\(count)")
        }
        .sheet(item: $book) { book in Text(book.title) }
        .sheet(item: $book, onDismiss: didDismiss) { BookSheet(book: $0) }
      Text("Covers")
        .fullScreenCover(isPresented: $isPresented) { Text("Cover") }
        .fullScreenCover(isPresented: $isPresented, onDismiss: didDismiss) { Text("Cover") }
        .fullScreenCover(item: $book) { book in Text(book.title) }
        .fullScreenCover(item: $book, onDismiss: didDismiss, content: BookSheet.init)
    }
  }

  private func didDismiss() { count += 1 }
}

/// What a view inside a sheet knows of it.
struct BookSheet: View {
  let book: Book
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    if horizontalSizeClass == .compact || verticalSizeClass == .compact {
      Text(book.title)
    } else {
      Text(book.title).font(.largeTitle)
    }
    Button("Done") { dismiss() }
      .disabled(!isPresented)
    Button("Close", action: dismiss.callAsFunction)
  }
}
