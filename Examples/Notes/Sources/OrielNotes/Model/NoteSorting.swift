import Oriel

/// The order of the list of notes.
nonisolated enum NoteSorting: String, CaseIterable, Identifiable, Sendable {
  case manual, title, modified

  var id: Self { self }

  var name: LocalizedStringKey {
    switch self {
    case .manual: "My Order"
    case .title: "Title"
    case .modified: "Last Edited"
    }
  }

  @MainActor func sorted(_ notes: [Note]) -> [Note] {
    switch self {
    case .manual: notes
    case .title: notes.sorted { $0.title.localizedStandardCompare($1.title) == .orderedAscending }
    case .modified: notes.sorted { $0.modified > $1.modified }
    }
  }
}
