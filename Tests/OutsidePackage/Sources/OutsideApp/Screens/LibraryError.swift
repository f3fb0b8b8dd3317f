import Oriel

enum LibraryError: LocalizedError {
  case offline
  case damaged(page: Int)

  var isTemporary: Bool {
    switch self {
    case .offline: true
    case .damaged: false
    }
  }

  var errorDescription: String? {
    switch self {
    case .offline: "The library can’t be reached"
    case .damaged(let page): "Page \(page) is damaged"
    }
  }

  var recoverySuggestion: String? { isTemporary ? "Check the connection." : nil }
}
