/// Something to read, as an item of a sheet.
struct Chapter: Identifiable {
  let id: Int
  var title: String

  /// A chapter with its first title.
  init(_ number: Int) {
    id = number
    title = "Chapter \(number)"
  }
}
