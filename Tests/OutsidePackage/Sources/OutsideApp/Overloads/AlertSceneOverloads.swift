import Oriel

/// The 12 initialisers of `AlertScene`.
struct AlertSceneOverloads: Scene {
  @State private var isPresented = false
  @State private var isSuppressed = false
  @State private var book: Book?
  private let title = "Made at run time"

  var body: some Scene {
    AlertScene("A title", isPresented: $isPresented) {
      Button("OK") {}
    }
    .dialogIcon(Image(systemName: "book"))
    .dialogSuppressionToggle(isSuppressed: $isSuppressed)
    AlertScene("A title", isPresented: $isPresented) {
      Button("OK") {}
    } message: {
      Text("A message")
    }
    .dialogSuppressionToggle(Text("Don’t ask"), isSuppressed: $isSuppressed)
    AlertScene(title, isPresented: $isPresented) {
      Button("OK") {}
    }
    AlertScene(title, isPresented: $isPresented) {
      Button("OK") {}
    } message: {
      Text("A message")
    }
    AlertScene(Text("A title"), isPresented: $isPresented) {
      Button("OK") {}
    }
    AlertScene(Text("A title"), isPresented: $isPresented) {
      Button("OK") {}
    } message: {
      Text("A message")
    }
    AlertScene("A title", isPresented: $isPresented, presenting: book) { book in
      Button(book.title) {}
    }
    AlertScene("A title", isPresented: $isPresented, presenting: book) { book in
      Button(book.title) {}
    } message: { book in
      Text(book.title)
    }
    AlertScene(title, isPresented: $isPresented, presenting: book) { book in
      Button(book.title) {}
    }
    AlertScene(title, isPresented: $isPresented, presenting: book) { book in
      Button(book.title) {}
    } message: { book in
      Text(book.title)
    }
    AlertScene(Text(title), isPresented: $isPresented, presenting: book) { book in
      Button(book.title) {}
    }
    AlertScene(Text(title), isPresented: $isPresented, presenting: book) { book in
      Button(book.title) {}
    } message: { book in
      Text(book.title)
    }
  }
}
