import Oriel

/// All 14 overloads of `alert`.
struct AlertOverloads: View {
  @State private var isPresented = false
  @State private var book: Book? = Book(title: "Momo")
  @State private var error: LibraryError?
  private let title = "A title that was made at run time"

  var body: some View {
    VStack {
      Text("String")
        .alert(title, isPresented: $isPresented) {
          Button("OK") {}
        }
        .alert(title, isPresented: $isPresented) {
          Button("OK") {}
        } message: {
          Text("A message")
        }
        .alert(title, isPresented: $isPresented, presenting: book) { book in
          Button("Read \(book.title)") {}
        }
        .alert(title, isPresented: $isPresented, presenting: book) { book in
          Button("Read \(book.title)") {}
        } message: { book in
          Text(book.title)
        }
      Text("LocalizedStringKey")
        .alert("A title", isPresented: $isPresented) {
          Button("OK", role: .cancel) {}
        }
        .alert("A title with \(title.count) letters", isPresented: $isPresented) {
          Button("Delete", role: .destructive) { book = nil }
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("This can’t be undone.")
        }
        .alert("A title", isPresented: $isPresented, presenting: book) { book in
          Button(book.title) {}
        }
        .alert("A title", isPresented: $isPresented, presenting: book) { book in
          Button(book.title) {}
          if book.isRead {
            Button("Read Again") {}
          } else {
            Button("Read") { self.book?.isRead = true }
          }
        } message: { book in
          Text("“\(book.title)” is on the shelf.")
        }
      Text("Text")
        .alert(Text("A title"), isPresented: $isPresented) {
          Button("OK") {}
        }
        .alert(Text("A title"), isPresented: $isPresented) {
          Button("OK") {}
        } message: {
          Text("A message")
        }
        .alert(Text(title), isPresented: $isPresented, presenting: book) { book in
          Button(book.title) {}
        }
        .alert(Text(verbatim: title), isPresented: $isPresented, presenting: book) { book in
          Button(book.title) {}
        } message: { book in
          Text(book.title)
        }
      Text("Errors")
        .alert(isPresented: $isPresented, error: error) {
          Button("OK") {}
        }
        .alert(isPresented: $isPresented, error: error) { error in
          if error.isTemporary {
            Button("Try Again") { self.error = nil }
          }
          Button("Cancel", role: .cancel) {}
        } message: { error in
          Text(error.recoverySuggestion ?? "Try again later.")
        }
    }
  }
}
