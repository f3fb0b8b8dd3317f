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
    let id = Self.applicationID
    StorageFolder.applicationID = id
    let application = gtk_application_new(id, G_APPLICATION_DEFAULT_FLAGS)!
    self.application = application
    handle = ObjectHandle(adopting: UnsafeMutableRawPointer(application))
    var values = EnvironmentValues()
    // The last window may close while a file is being written: that is brought to its end first.
    values.fileWorkCounter = FileWorkCounter { isAtWork in
      let held = UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self)
      if isAtWork { g_application_hold(held) } else { g_application_release(held) }
    }
    runner = AppRunner(platform: GtkPlatform(application: application), values: values)
    signals.add(
      .connect(handle.raw, "startup") { [runner] in
        MainLoop.attachMainActor()
        TypeRegistry.shared.database = ContentTypeDatabase()
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
    guard let id = Root.applicationID else { return fallbackID }
    guard g_application_id_is_valid(id) != 0 else {
      Diagnostics.warn("\"\(id)\" is no valid application id; \"\(fallbackID)\" is used instead")
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
