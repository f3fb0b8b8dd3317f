@preconcurrency import Dispatch
import Glibc
import Oriel

/// Watches folders for what this and other programs do to the files in them.
nonisolated enum FolderMonitor {
  /// A value after files have been written, moved or removed. What happens while a value is dealt with is told by one
  /// more.
  static func changes(in folders: [URL]) -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { return continuation.finish() }
      let events = IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE
      for folder in folders { inotify_add_watch(descriptor, folder.path, UInt32(events)) }
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor)
      source.setEventHandler {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while read(descriptor, &buffer, buffer.count) > 0 {}
        continuation.yield()
      }
      source.setCancelHandler { close(descriptor) }
      continuation.onTermination = { _ in source.cancel() }
      source.activate()
    }
  }
}
