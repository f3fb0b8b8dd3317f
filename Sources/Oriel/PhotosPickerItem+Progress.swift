extension PhotosPickerItem {
  /// Loads the item as a value of a transferable type, and calls a closure at the end.
  ///
  /// - Parameter completionHandler: called once, on any thread, with what ``loadTransferable(type:)`` returns or
  ///   throws, or a `CancellationError` if the progress was cancelled.
  /// - Returns: the progress, which counts the loading as one unit, since no more is known about it. It isn't finished if
  ///   the loading has failed. Cancelling it cancels the loading.
  @discardableResult
  @preconcurrency
  @_alwaysEmitIntoClient
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let task = Task {
      let result: Result<T?, any Error>
      do {
        let value = try await loadTransferable(type: type)
        try Task.checkCancellation()
        result = .success(value)
        progress.completedUnitCount = 1
      } catch {
        result = .failure(error)
      }
      completionHandler(result)
    }
    progress.cancellationHandler = { task.cancel() }
    return progress
  }
}
