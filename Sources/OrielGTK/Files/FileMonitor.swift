import CGtk
import FoundationEssentials
import Glibc
import OrielCore

extension Signal where Handler == @MainActor (OpaquePointer?, OpaquePointer?, UInt32) -> Void {
  /// The closure gets the file, another file if it was renamed, and the `GFileMonitorEvent`.
  fileprivate static var fileMonitorChanged: Signal { Signal("changed", of: g_file_monitor_get_type) }
}

/// Watches a file with `GFileMonitor`.
///
/// GIO's events depend on how a program writes, and often several are one change: a program that saves safely removes or
/// renames the old file and puts another one in its place. So the events are only occasions to look, a moment later, what
/// has become of the file.
@MainActor final class FileMonitor: FileWatch {
  /// How long an event waits for the ones that belong to it, in milliseconds.
  private static let pause = 50
  /// How long a file may be missing while a program replaces it, in milliseconds.
  private static let patience = 500

  private var path: String
  private var didChange: ((FileChange) -> Void)?
  private var state: FileState?
  private var anchor: FileAnchor?
  private var monitors: [ObjectHandle] = []
  private let signals = SignalConnections()
  private var isLookDue = false
  /// Where GIO has seen the file go; nil if it hasn't.
  private var destination: String?

  /// Returns nil if the place can't be watched.
  init?(_ url: URL, _ didChange: @escaping (FileChange) -> Void) {
    path = Self.resolved(url.path(percentEncoded: false))
    self.didChange = didChange
    guard !path.containsZero, watch() else { return nil }
  }

  isolated deinit { stop() }

  func stop() {
    didChange = nil
    unwatch()
    anchor = nil
  }

  // MARK: Events

  /// Watches the file, and what is in it if it is a folder.
  private func watch() -> Bool {
    state = FileState(path)
    anchor = FileAnchor(path)
    let file = g_file_new_for_path(path)
    defer { file.map { g_object_unref($0.raw) } }
    var found = [g_file_monitor_file(file, G_FILE_MONITOR_WATCH_MOVES, nil, nil)]
    if state?.isFolder == true { found.append(g_file_monitor_directory(file, G_FILE_MONITOR_WATCH_MOVES, nil, nil)) }
    for monitor in found.compactMap({ $0 }) {
      let handle = ObjectHandle(adopting: monitor)
      monitors.append(handle)
      signals.add(
        .connect(handle.raw, .fileMonitorChanged) { [weak self] file, other, event in
          self?.receive(GFileMonitorEvent(event), file, other)
        })
    }
    return !monitors.isEmpty
  }

  private func unwatch() {
    signals.disconnectAll()
    for monitor in monitors { g_file_monitor_cancel(monitor.pointer()) }
    monitors = []
  }

  private func receive(_ event: GFileMonitorEvent, _ file: OpaquePointer?, _ other: OpaquePointer?) {
    // The end of the changes follows.
    if event == G_FILE_MONITOR_EVENT_CHANGED { return }
    if let other = Self.path(of: other), Self.path(of: file) == path { destination = other }
    look(after: Self.pause)
  }

  private func look(after milliseconds: Int, again: Bool = false) {
    guard !isLookDue else { return }
    isLookDue = true
    MainLoop.post(after: milliseconds) { [weak self] in
      self?.isLookDue = false
      self?.look(again: again)
    }
  }

  /// - Parameter again: whether the file was missing before.
  private func look(again: Bool) {
    guard didChange != nil else { return }
    let new = FileState(path)
    guard new != nil || state == nil || again else { return look(after: Self.patience, again: true) }
    let old = state
    state = new
    switch (old, new) {
    case (nil, nil): break
    case (let old?, let new?) where old.isSameFile(as: new): if old != new { report(.changed) }
    case (_, _?): replace()
    case (let old?, nil): if let place = place(of: old) { move(to: place) } else { report(.deleted) }
    }
  }

  private func replace() {
    rewatch()
    report(.replaced)
  }

  private func move(to place: String) {
    path = place
    rewatch()
    report(.moved(to: URL(filePath: place)))
  }

  private func rewatch() {
    unwatch()
    destination = nil
    _ = watch()
  }

  private func report(_ change: FileChange) { didChange?(change) }

  // MARK: Places

  /// Where a file is that has left its place, if that isn't the trash.
  private func place(of state: FileState) -> String? {
    let candidates = [anchor?.path, destination].compactMap { $0 }
    return candidates.first { FileState($0)?.isSameFile(as: state) == true && !Self.isInTrash($0) }
  }

  private static func isInTrash(_ path: String) -> Bool {
    let folders = path.parts(separatedBy: "/").dropLast()
    return folders.contains { $0 == "Trash" || $0.hasPrefix(".Trash") } && folders.contains { $0 == "files" }
  }

  private static func path(of file: OpaquePointer?) -> String? {
    guard let file, let path = g_file_get_path(file) else { return nil }
    defer { g_free(path) }
    return String(cString: path)
  }

  /// The path without symbolic links, which GIO doesn't follow; the path itself if the file doesn't exist.
  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
