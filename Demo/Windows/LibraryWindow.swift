import Oriel

/// A window with three columns, as many apps have it. A narrow one shows a column at a time.
struct LibraryWindow: View {
  @State private var shelf: Shelf? = .novels
  @State private var chosen: Book.ID?
  @State private var query = ""
  @State private var books = Book.all
  @State private var showsNotes = false

  private var found: [Book] {
    books.filter { $0.shelf == shelf && (query.isEmpty || $0.title.localizedCaseInsensitiveContains(query)) }
  }

  var body: some View {
    NavigationSplitView {
      List(Shelf.allCases, selection: $shelf) { shelf in
        Label(shelf.title, systemImage: shelf.symbol).badge(books.count { $0.shelf == shelf })
      }
      .navigationTitle("Library")
      .navigationSplitViewColumnWidth(min: 160, ideal: 200)
    } content: {
      List(found, selection: $chosen) { book in
        VStack(alignment: .leading) {
          Text(book.title)
          Text(book.author).font(.caption).foregroundStyle(.secondary)
        }
      }
      .overlay { if found.isEmpty { ContentUnavailableView.search(text: query) } }
      .searchable(text: $query, prompt: "Find a book")
      .navigationTitle(shelf?.title ?? "No Shelf")
      .navigationSplitViewColumnWidth(min: 200, ideal: 260)
    } detail: {
      detail
    }
  }

  @ViewBuilder private var detail: some View {
    if let index = books.firstIndex(where: { $0.id == chosen }) {
      BookPage(book: $books[index]) {
        chosen = nil
        books.remove(at: index)
      }
    } else {
      ContentUnavailableView("No Book", systemImage: "book", description: Text("Choose one from the list."))
    }
  }
}

/// What the library says about a book.
private struct BookPage: View {
  @Binding var book: Book
  let remove: @MainActor () -> Void
  @State private var asks = false

  var body: some View {
    Form {
      Section {
        LabeledContent("Title", value: book.title)
        LabeledContent("Author", value: book.author)
        LabeledContent("Year") { Text(book.year, format: .number.grouping(.never)) }
      }
      Section { Toggle("Read", isOn: $book.isRead) }
    }
    .formStyle(.grouped)
    .navigationTitle(book.title)
    .navigationSubtitle(book.author)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Lend", systemImage: "person.badge.plus") { book.isLent.toggle() }
      }
      .visibilityPriority(.high)
      ToolbarItem { Toggle("Favorite", systemImage: "star", isOn: $book.isFavorite) }
      ToolbarItem { Button("Mark as Read", systemImage: "checkmark") { book.isRead = true } }
      ToolbarItem { Button("Remove", systemImage: "trash", role: .destructive) { asks = true } }
    }
    .confirmationDialog("Remove “\(book.title)”?", isPresented: $asks) {
      Button("Remove", role: .destructive, action: remove)
    }
  }
}

/// A part of the library.
private enum Shelf: String, CaseIterable, Identifiable {
  case novels, poems, essays

  var id: Self { self }
  var title: String { rawValue.capitalized }

  var symbol: String {
    switch self {
    case .novels: "book"
    case .poems: "quote.opening"
    case .essays: "pencil"
    }
  }
}

private struct Book: Identifiable {
  let id: Int
  let title: String
  let author: String
  let year: Int
  let shelf: Shelf
  var isRead = false
  var isFavorite = false
  var isLent = false

  static let all = [
    Book(id: 1, title: "Emma", author: "Jane Austen", year: 1815, shelf: .novels),
    Book(id: 2, title: "Middlemarch", author: "George Eliot", year: 1871, shelf: .novels),
    Book(id: 3, title: "Effi Briest", author: "Theodor Fontane", year: 1895, shelf: .novels),
    Book(id: 4, title: "Leaves of Grass", author: "Walt Whitman", year: 1855, shelf: .poems),
    Book(id: 5, title: "Walden", author: "Henry David Thoreau", year: 1854, shelf: .essays),
  ]
}

#Preview("Library") { LibraryWindow() }
