import CGtk
import FoundationEssentials

/// An asynchronous call of GIO's.
@MainActor enum GioCall {
  /// An error of a call.
  struct Failure: Error {
    let message: String
  }

  typealias Finish = @MainActor (_ result: OpaquePointer?, _ error: inout UnsafeMutablePointer<GError>?) -> UInt

  private final class Pending {
    let finish: Finish
    let continuation: CheckedContinuation<UInt, any Error>

    init(_ finish: @escaping Finish, _ continuation: CheckedContinuation<UInt, any Error>) {
      self.finish = finish
      self.continuation = continuation
    }
  }

  /// Starts a call and waits for its result: a number, or the address of an object.
  ///
  /// - Parameters:
  ///   - start: starts the call with the callback and its data.
  ///   - finish: returns the result of the call.
  static func run(
    _ start: (GAsyncReadyCallback, UnsafeMutableRawPointer) -> Void, finish: @escaping Finish
  ) async throws -> UInt {
    try await withCheckedThrowingContinuation { continuation in
      start(
        { _, result, data in
          guard let data else { return }
          let (address, answer) = (UInt(bitPattern: data), UInt(bitPattern: result))
          // GIO calls back in the main context, which runs on the main thread.
          MainActor.assumeIsolated { GioCall.finish(address, answer) }
        }, Unmanaged.passRetained(Pending(finish, continuation)).toOpaque())
    }
  }

  private static func finish(_ address: UInt, _ answer: UInt) {
    guard let data = UnsafeRawPointer(bitPattern: address) else { return }
    let pending = Unmanaged<Pending>.fromOpaque(data).takeRetainedValue()
    var error: UnsafeMutablePointer<GError>?
    let value = pending.finish(OpaquePointer(bitPattern: answer), &error)
    guard let error else { return pending.continuation.resume(returning: value) }
    pending.continuation.resume(throwing: Failure(message: String(cString: error.pointee.message)))
    g_error_free(error)
  }

  /// Reads a stream to its end, and releases it.
  static func readAll(_ stream: UInt) async throws -> Data {
    guard let input = UnsafeMutablePointer<GInputStream>(bitPattern: stream) else {
      throw Failure(message: "there is no stream")
    }
    defer { g_object_unref(input) }
    guard let output = g_memory_output_stream_new_resizable() else { return Data() }
    defer { g_object_unref(output) }
    let flags = G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE.rawValue | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET.rawValue
    _ = try await run { callback, data in
      g_output_stream_splice_async(
        output, input, GOutputStreamSpliceFlags(rawValue: flags), G_PRIORITY_DEFAULT, nil, callback, data)
    } finish: { result, error in
      UInt(bitPattern: g_output_stream_splice_finish(output, result, &error))
    }
    let memory = UnsafeMutableRawPointer(output).assumingMemoryBound(to: GMemoryOutputStream.self)
    let size = g_memory_output_stream_get_data_size(memory)
    guard size > 0, let bytes = g_memory_output_stream_get_data(memory) else { return Data() }
    return Data(bytes: bytes, count: Int(size))
  }

  /// Writes all of the data to a stream.
  static func write(_ data: Data, to stream: UInt) async throws {
    guard let output = UnsafeMutablePointer<GOutputStream>(bitPattern: stream), !data.isEmpty else { return }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 1)
    defer { buffer.deallocate() }
    data.copyBytes(to: buffer)
    _ = try await run { callback, context in
      g_output_stream_write_all_async(
        output, buffer.baseAddress, gsize(buffer.count), G_PRIORITY_DEFAULT, nil, callback, context)
    } finish: { result, error in
      UInt(g_output_stream_write_all_finish(output, result, nil, &error) != 0 ? 1 : 0)
    }
  }
}
