import Foundation
import OrielCore
import Synchronization

/// Blocks its callers until a test opens it.
final class FileGate: Sendable {
  private struct State {
    var isOpen = false
    var isReached = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  /// Whether anything has come to it.
  var isReached: Bool { state.withLock { $0.isReached } }

  func pass() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        state.isReached = true
        if !state.isOpen { state.waiting.append(continuation) }
        return state.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }

  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }
}

/// An item that isn't ready to be written before its gate is open.
struct GatedItem: Transferable {
  let gate: FileGate
  var text = "slow"

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .plainText) { item in
      await item.gate.pass()
      return Data(item.text.utf8)
    }
  }
}
