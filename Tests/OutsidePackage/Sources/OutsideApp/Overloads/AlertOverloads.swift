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

/// The overloads of `alert` for the value or the error of a binding, and titles that are resources.
struct AlertItemOverloads: View {
  @State private var isPresented = false
  @State private var book: Book? = Book(title: "Momo")
  @State private var error: LibraryError?
  private let title = "A title that was made at run time"
  private let resource = LocalizedStringResource("title", defaultValue: "A title")

  var body: some View {
    VStack {
      Text("Items")
        .alert(title, item: $book) { Button("Read \($0.title)") {} }
        .alert("A title", item: $book) { Button("Read \($0.title)") {} }
        .alert(Text("A title"), item: $book) { Button("Read \($0.title)") {} }
        .alert(resource, item: $book) { Button("Read \($0.title)") {} }
      Text("Items with messages")
        .alert(title, item: $book) {
          Button("Read \($0.title)") {}
        } message: {
          Text($0.title)
        }
        .alert("A title", item: $book) {
          Button("Read \($0.title)") {}
        } message: {
          Text($0.title)
        }
        .alert(Text("A title"), item: $book) {
          Button("Read \($0.title)") {}
        } message: {
          Text($0.title)
        }
        .alert(resource, item: $book) {
          Button("Read \($0.title)") {}
        } message: {
          Text($0.title)
        }
      Text("Errors")
        .alert(error: $error) { Button("OK") {} }
        .alert(error: $error) { _ in
          Button("OK") {}
        } message: {
          Text($0.localizedDescription)
        }
      Text("Resources")
        .alert(resource, isPresented: $isPresented) { Button("OK") {} }
        .alert(resource, isPresented: $isPresented) {
          Button("OK") {}
        } message: {
          Text(resource)
        }
        .alert(resource, isPresented: $isPresented, presenting: book) { Button($0.title) {} }
        .alert(resource, isPresented: $isPresented, presenting: book) {
          Button($0.title) {}
        } message: {
          Text($0.title)
        }
    }
  }
}
