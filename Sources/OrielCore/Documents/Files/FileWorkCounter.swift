/// Counts the running operations of importers, exporters and movers.
///
/// It is placed in the environment by the owner, which learns when all operations have completed.
@MainActor package final class FileWorkCounter {
  /// The number of running operations. Those of removed views count until they have stopped.
  package private(set) var running = 0

  private let onChange: (_ isAtWork: Bool) -> Void

  /// - Parameter onChange: called when the first operation begins and when the last one ends. Until then, the app
  ///   mustn't end.
  package init(onChange: @escaping (_ isAtWork: Bool) -> Void = { _ in }) { self.onChange = onChange }

  func begin() {
    running += 1
    if running == 1 { onChange(true) }
  }

  func end() {
    running -= 1
    if running == 0 { onChange(false) }
  }
}
