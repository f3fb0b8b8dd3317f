import CGtk

/// Runs a program and collects its standard output: a `GSubprocess`.
@MainActor enum ProgramOutput {
  /// Returns the output of a program; nil if the program doesn't exist or fails. It is killed when the task is
  /// cancelled.
  static func of(_ arguments: [String]) async -> String? {
    var process: OpaquePointer?
    arguments.withCStrings {
      process = g_subprocess_newv(
        $0, GSubprocessFlags(G_SUBPROCESS_FLAGS_STDOUT_PIPE.rawValue | G_SUBPROCESS_FLAGS_STDERR_SILENCE.rawValue), nil)
    }
    guard let process else { return nil }
    let handle = ObjectHandle(adopting: process)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        g_subprocess_communicate_utf8_async(
          handle.opaque, nil, nil,
          { source, result, data in Answer.take(data, from: source, result) },
          Unmanaged.passRetained(Answer(continuation)).toOpaque())
      }
    } onCancel: {
      Task { @MainActor in g_subprocess_force_exit(handle.opaque) }
    }
  }

  /// Receives the output of a program.
  private final class Answer {
    private let continuation: CheckedContinuation<String?, Never>

    init(_ continuation: CheckedContinuation<String?, Never>) { self.continuation = continuation }

    static func take(
      _ data: UnsafeMutableRawPointer?, from process: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?
    ) {
      guard let data else { return }
      let answer = Unmanaged<Answer>.fromOpaque(data).takeRetainedValue()
      let process = OpaquePointer(process)
      var text: UnsafeMutablePointer<CChar>?
      let isRead = g_subprocess_communicate_utf8_finish(process, result, &text, nil, nil) != 0
      defer { g_free(text) }
      let isSuccess = isRead && g_subprocess_get_successful(process) != 0
      answer.continuation.resume(returning: isSuccess ? text.map { String(cString: $0) } : nil)
    }
  }
}
