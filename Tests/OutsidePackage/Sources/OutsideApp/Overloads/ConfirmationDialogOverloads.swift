import Oriel

/// All 12 overloads of `confirmationDialog`.
struct ConfirmationDialogOverloads: View {
  @State private var isPresented = false
  @State private var book: Book? = Book(title: "Momo")
  private let title = "A title that was made at run time"

  var body: some View {
    VStack {
      Text("String")
        .confirmationDialog(title, isPresented: $isPresented) {
          Button("Delete", role: .destructive) {}
        }
        .confirmationDialog(title, isPresented: $isPresented, titleVisibility: .visible) {
          Button("Delete", role: .destructive) {}
        } message: {
          Text("A message")
        }
        .confirmationDialog(title, isPresented: $isPresented, presenting: book) { book in
          Button("Delete \(book.title)", role: .destructive) {}
        }
        .confirmationDialog(title, isPresented: $isPresented, titleVisibility: .hidden, presenting: book) { book in
          Button("Delete \(book.title)", role: .destructive) {}
        } message: { book in
          Text(book.title)
        }
      Text("LocalizedStringKey")
        .confirmationDialog("A title", isPresented: $isPresented) {
          Button("Move to Trash") {}
          Button("Delete at Once", role: .destructive) {}
        }
        .confirmationDialog("A title", isPresented: $isPresented, titleVisibility: .visible) {
          ForEach(["A", "B", "C"], id: \.self) { choice in
            Button(choice) {}
          }
        } message: {
          Text("A message")
        }
        .confirmationDialog("A title", isPresented: $isPresented, presenting: book) { book in
          Button(book.title) {}
        }
        .confirmationDialog("A title", isPresented: $isPresented, titleVisibility: .automatic, presenting: book) {
          Button($0.title) {}
        } message: {
          Text($0.title)
        }
      Text("Text")
        .confirmationDialog(Text("A title"), isPresented: $isPresented) {
          Button("OK") {}
        }
        .confirmationDialog(Text("A title"), isPresented: $isPresented) {
          Button("OK") {}
        } message: {
          Text("A message")
        }
        .confirmationDialog(Text("A title"), isPresented: $isPresented, presenting: book) { book in
          Button(book.title) {}
        }
        .confirmationDialog(Text("A title"), isPresented: $isPresented, presenting: book) { book in
          Button(book.title) {}
        } message: { book in
          Text(book.title)
        }
    }
  }
}

/// The overloads of `confirmationDialog` for the value of a binding, and titles that are resources.
struct ConfirmationDialogItemOverloads: View {
  @State private var isPresented = false
  @State private var book: Book? = Book(title: "Momo")
  private let title = "A title that was made at run time"
  private let resource = LocalizedStringResource("title", defaultValue: "A title")

  var body: some View {
    VStack {
      Text("Items")
        .confirmationDialog(title, item: $book) { Button("Read \($0.title)") {} }
        .confirmationDialog("A title", item: $book, titleVisibility: .visible) { Button("Read \($0.title)") {} }
        .confirmationDialog(Text("A title"), item: $book) { Button("Read \($0.title)") {} }
        .confirmationDialog(resource, item: $book) { Button("Read \($0.title)") {} }
      Text("Items with messages")
        .confirmationDialog(title, item: $book) {
          Button("Read \($0.title)") {}
        } message: {
          Text($0.title)
        }
        .confirmationDialog("A title", item: $book) {
          Button("Read \($0.title)") {}
        } message: {
          Text($0.title)
        }
        .confirmationDialog(Text("A title"), item: $book) {
          Button($0.title) {}
        } message: {
          Text($0.title)
        }
        .confirmationDialog(resource, item: $book, titleVisibility: .hidden) {
          Button($0.title) {}
        } message: {
          Text($0.title)
        }
      Text("Resources")
        .confirmationDialog(resource, isPresented: $isPresented) { Button("OK") {} }
        .confirmationDialog(resource, isPresented: $isPresented) {
          Button("OK") {}
        } message: {
          Text(resource)
        }
        .confirmationDialog(resource, isPresented: $isPresented, presenting: book) { Button($0.title) {} }
        .confirmationDialog(resource, isPresented: $isPresented, presenting: book) {
          Button($0.title) {}
        } message: {
          Text($0.title)
        }
        .dismissalConfirmationDialog(resource) { Button("OK") {} }
        .dismissalConfirmationDialog(resource, shouldPresent: isPresented) {
          Button("OK") {}
        } message: {
          Text(resource)
        }
        .dialogSuppressionToggle(resource, isSuppressed: $isPresented)
        .fileDialogMessage(resource).fileDialogConfirmationLabel(resource).fileExporterFilenameLabel(resource)
    }
  }
}
