import Oriel

/// What the user chooses in the sidebar.
nonisolated enum Place: Hashable, Sendable, RawRepresentable {
  case all
  case folder(String)
  case tag(String)
  case trash

  init?(rawValue: String) {
    switch rawValue {
    case "all": self = .all
    case "trash": self = .trash
    case _ where rawValue.hasPrefix("folder/"): self = .folder(String(rawValue.dropFirst(7)))
    case _ where rawValue.hasPrefix("tag/"): self = .tag(String(rawValue.dropFirst(4)))
    default: return nil
    }
  }

  var rawValue: String {
    switch self {
    case .all: "all"
    case .folder(let name): "folder/\(name)"
    case .tag(let name): "tag/\(name)"
    case .trash: "trash"
    }
  }

  var folder: String? { if case .folder(let name) = self { name } else { nil } }

  var title: Text {
    switch self {
    case .all: Text("All Notes")
    case .folder(let name), .tag(let name): Text(verbatim: name)
    case .trash: Text("Trash")
    }
  }

  var symbol: String {
    switch self {
    case .all: "note.text"
    case .folder: "folder"
    case .tag: "tag"
    case .trash: "trash"
    }
  }
}
