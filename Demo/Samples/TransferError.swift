import Oriel

/// Errors in copying a file.
enum TransferError: LocalizedError {
  case noSpace
  case offline

  var errorDescription: String? {
    switch self {
    case .noSpace: "The file could not be copied"
    case .offline: "The album could not be loaded"
    }
  }

  var failureReason: String? {
    switch self {
    case .noSpace: "There is no space left on the disk."
    case .offline: "The network is not available."
    }
  }

  var recoverySuggestion: String? {
    switch self {
    case .noSpace: "Empty the trash or choose another disk."
    case .offline: "Check the connection and try again."
    }
  }
}
