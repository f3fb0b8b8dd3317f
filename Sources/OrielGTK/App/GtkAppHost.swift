import CGtk
import Foundation
import OrielCore

/// Runs an app as a `GtkApplication`.
@MainActor package final class GtkAppHost<Root: App> {
  private let application: UnsafeMutablePointer<GtkApplication>
  private let handle: ObjectHandle
  private let runner: AppRunner
  private let signals = SignalConnections()

  package init(_ type: Root.Type) {
    StorageFolder.applicationID = Self.applicationID
    let application = gtk_application_new(Self.applicationID, G_APPLICATION_DEFAULT_FLAGS)!
    self.application = application
    handle = ObjectHandle(adopting: UnsafeMutableRawPointer(application))
    runner = AppRunner(platform: GtkPlatform(application: application))
    signals.add(
      .connect(handle.raw, "startup") { [runner] in
        MainLoop.attachMainActor()
        StyleSheet.install()
        runner.start(Root())
      })
    signals.add(.connect(handle.raw, "activate") { [runner] in runner.activate() })
    signals.add(
      .connect(handle.raw, "shutdown") { [runner] in
        runner.shutDown()
        KeyValueStore.flushNow()
      })
  }

  /// Runs the main loop until the last window is closed. Returns the exit status.
  package func run(_ arguments: [String]) -> Int32 {
    var strings: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    defer { for string in strings { free(string) } }
    let count = Int32(strings.count)
    strings.append(nil)
    return strings.withUnsafeMutableBufferPointer {
      g_application_run(handle.pointer(as: GApplication.self), count, $0.baseAddress)
    }
  }

  /// The id that the app gives itself, or one made from the executable's name.
  private static var applicationID: String {
    let fallback = "org.oriel.\(Self.identifier(from: ProcessInfo.processInfo.processName))"
    guard let id = Root.applicationID else { return fallback }
    guard g_application_id_is_valid(id) != 0 else {
      Diagnostics.warn("\"\(id)\" is no valid application id; \"\(fallback)\" is used instead")
      return fallback
    }
    return id
  }

  private static func identifier(from name: String) -> String {
    let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return letters.first?.isNumber == true ? "_" + String(letters) : String(letters)
  }
}
