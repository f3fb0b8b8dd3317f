import Oriel

@Observable class Library {
  var books = [Book(title: "Momo"), Book(title: "The Neverending Story")]
  var searchText = ""

  var found: [Book] {
    searchText.isEmpty ? books : books.filter { $0.title.localizedCaseInsensitiveContains(searchText) }
  }

  func delete(_ book: Book) { books.removeAll { $0.id == book.id } }
}
