import CGtk

/// Waits for GIO's asynchronous operations.
@MainActor enum AsyncResult {
  /// The result of an operation, for its function that finishes it.
  ///
  /// - Parameter start: starts the operation with the callback and its data.
  static func of(_ start: (GAsyncReadyCallback, gpointer) -> Void) async -> ObjectHandle {
    await withCheckedContinuation { continuation in
      start(
        { _, result, data in
          guard let result, let data else { return }
          let waiter = Unmanaged<Waiter>.fromOpaque(data).takeRetainedValue()
          MainActor.assumeIsolated { waiter.continuation.resume(returning: ObjectHandle(retaining: result)) }
        }, Unmanaged.passRetained(Waiter(continuation)).toOpaque())
    }
  }

  private final class Waiter {
    let continuation: CheckedContinuation<ObjectHandle, Never>

    init(_ continuation: CheckedContinuation<ObjectHandle, Never>) { self.continuation = continuation }
  }
}
