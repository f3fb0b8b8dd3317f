import Oriel

extension UTType {
  static var checklist: UTType { UTType(exportedAs: "com.example.checklist", conformingTo: .json) }
}

/// A document that is an object, as SwiftUI's documentation shows one.
final class Checklist: ReferenceFileDocument {
  typealias Snapshot = [String]

  @Published var items: [String]

  static var readableContentTypes: [UTType] { [.checklist] }

  init() { items = [] }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
    items = try JSONDecoder().decode([String].self, from: data)
  }

  func snapshot(contentType: UTType) throws -> [String] { items }

  func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
  }
}

extension Checklist {
  func add(_ item: String) { items.append(item) }
}

/// A view that edits it.
struct ChecklistView: View {
  @ObservedObject var checklist: Checklist

  var body: some View {
    VStack {
      ForEach(checklist.items, id: \.self) { Text($0) }
      Button("Add") { checklist.add("New") }
    }
  }
}
