import Oriel

/// A list with the dialogs that such a list has.
struct LibraryScreen: View {
  @Bindable var library: Library
  @State private var bookToDelete: Book?
  @State private var isAddingBook = false
  @State private var newTitle = ""
  @State private var message: String?
  @AppStorage("asksBeforeDeleting") private var asksBeforeDeleting = true
  @EnvironmentObject private var account: Account
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Search", text: $library.searchText)
      List(library.found) { book in
        HStack {
          Text(book.title)
          Spacer()
          Button("Delete", systemImage: "trash", role: .destructive) {
            if asksBeforeDeleting {
              bookToDelete = book
            } else {
              library.delete(book)
            }
          }
        }
        .emphasised(if: book.isRead)
      }
      ForEach($library.books) { $book in
        Toggle(book.title, isOn: $book.isRead)
      }
      if let message {
        Text(message).badge(.warning)
      }
      Toggle("Ask before deleting", isOn: $asksBeforeDeleting)
      Button("Add a Book") { isAddingBook = true }
      Button("Overloads") { openWindow(id: "overloads") }
      LoginScreen()
      SettingsScreen()
    }
    .padding()
    .navigationTitle(account.isLoggedIn ? "\(account.name)’s Books" : "Books")
    .confirmation(
      "Delete the book?",
      isPresented: Binding(
        get: { bookToDelete != nil },
        set: { isPresented in if !isPresented { bookToDelete = nil } })
    ) {
      Button("Delete", role: .destructive) {
        if let book = bookToDelete { library.delete(book) }
      }
    }
    .alert("New Book", isPresented: $isAddingBook) {
      TextField("Title", text: $newTitle)
      Button("Cancel", role: .cancel) { newTitle = "" }
      Button("Add") {
        library.books.append(Book(title: newTitle))
        newTitle = ""
      }
      .disabled(newTitle.isEmpty)
      .keyboardShortcut(.defaultAction)
    }
    .onChange(of: library.books.count) { old, new in
      message = old < new ? "A book was added." : "A book was deleted."
    }
    .onChange(of: library.searchText) { message = nil }
    .task { await load() }
    .task(id: account.name) {
      do {
        try await Task.sleep(for: .seconds(1))
        message = "Welcome, \(account.name)"
      } catch {
        message = nil
      }
    }
    .errorAlert(for: $message)
  }

  private func load() async {
    let titles = await Self.titles()
    library.books += titles.map { Book(title: $0) }
  }

  nonisolated private static func titles() async -> [String] { ["Jim Button"] }
}
