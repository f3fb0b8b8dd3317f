import CGtk
import FoundationEssentials
import Glibc
import OrielCore

/// Runs an app as a `GtkApplication`.
@MainActor package final class GtkAppHost<Root: App> {
  private let application: UnsafeMutablePointer<GtkApplication>
  private let handle: ObjectHandle
  private let runner: AppRunner
  private let signals = SignalConnections()
  private let fileWork: FileWorkCounter
  private var termination: TerminationSignals?

  package init(_ type: Root.Type) {
    let id = Self.applicationID
    StorageFolder.applicationID = id
    let application = gtk_application_new(id, G_APPLICATION_HANDLES_OPEN)!
    self.application = application
    handle = ObjectHandle(adopting: UnsafeMutableRawPointer(application))
    var values = EnvironmentValues()
    weak var host: GtkAppHost?
    fileWork = FileWorkCounter { host?.fileWorkDidChange(isAtWork: $0) }
    values.fileWorkCounter = fileWork
    let platform = GtkPlatform(application: application)
    runner = AppRunner(platform: platform, values: values)
    host = self
    signals.add(
      .connect(handle.raw, .startup) { [weak self, runner] in
        self?.termination = TerminationSignals { self?.terminate() }
        MainLoop.attachMainActor()
        TypeRegistry.shared.database = ContentTypeDatabase()
        StyleSheet.install()
        TextDirection.applyOverride()
        runner.start(Root())
      })
    signals.add(.connect(handle.raw, .activate) { [runner] in runner.activate() })
    FileOpening.connect(handle.raw) { [runner] in runner.open($0) }
    signals.add(
      .connect(handle.raw, .shutdown) { [runner] in
        runner.shutDown()
        platform.sessionHold?.end()
        KeyValueStore.flushNow()
      })
  }

  private var gApplication: UnsafeMutablePointer<GApplication> { handle.pointer() }

  /// If the last window closes while a file is being written, the app quits after the write.
  private func fileWorkDidChange(isAtWork: Bool) {
    if isAtWork { return g_application_hold(gApplication) }
    g_application_release(gApplication)
    if termination?.received != nil { g_application_quit(gApplication) }
  }

  /// Handles a termination signal: closes all windows without confirmation, completes or reverts pending writes, and
  /// quits.
  private func terminate() {
    // The reader of the app's output may have been terminated by the same signal.
    signal(SIGPIPE, SIG_IGN)
    runner.shutDown()
    // Before the wait, which a second signal may end.
    KeyValueStore.flushNow()
    if fileWork.running == 0 { g_application_quit(gApplication) }
  }

  /// The signal that has ended the app, if any.
  package var terminationSignal: Int32? { termination?.received }

  /// Ends the process by the signal that has ended the app, if any.
  package func endProcessIfTerminated() { termination?.endProcess() }

  /// Runs the main loop until the last window closes or a signal ends the app. Returns the exit status.
  package func run(_ arguments: [String]) -> Int32 {
    var strings: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    defer {
      for string in strings { free(string) }
      termination?.stop()
    }
    let count = Int32(strings.count)
    strings.append(nil)
    return strings.withUnsafeMutableBufferPointer {
      g_application_run(gApplication, count, $0.baseAddress)
    }
  }

  /// The app's own identifier, or one derived from the executable's name.
  private static var applicationID: String {
    guard let id = Root.applicationID else { return fallbackID }
    guard g_application_id_is_valid(id) != 0 else {
      Diagnostics.warn("\"\(id)\" isn't a valid application id; \"\(fallbackID)\" is used instead")
      return fallbackID
    }
    return id
  }

  private static var fallbackID: String {
    let path = CommandLine.arguments.first ?? ""
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { Array($0) } ?? Array("app".utf8)
    let isDigit = { (byte: UInt8) in UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
    let letters = name.map { byte in
      let isLetter = UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
      return isLetter || isDigit(byte) ? byte : UInt8(ascii: "_")
    }
    return "org.oriel.\(letters.first.map(isDigit) == true ? "_" : "")\(String(decoding: letters, as: UTF8.self))"
  }
}
