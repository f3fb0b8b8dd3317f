@_exported import Foundation
@_exported import Observation
@_exported import OrielCore
@_exported import OrielGTK

extension App {
  /// Starts the app, and returns when its last window has been closed. `@main` calls it.
  ///
  /// GTK's own command line options are understood; an app with options of its own parses them first and calls
  /// `run(arguments:)` with what is left.
  public static func main() {
    let status = run(arguments: CommandLine.arguments)
    if status != 0 { exit(status) }
  }

  /// Starts the app with these arguments, the first of which is the program's name, and returns its exit status when
  /// its last window has been closed.
  ///
  /// SIGTERM, SIGINT and SIGHUP end the app in order: its windows close without asking, settings are written, and files
  /// that are being written are completed or taken back. The process then ends by that signal, and `run` doesn't return. A
  /// second signal meanwhile ends the process at once. A signal that is ignored, or that the app handles itself, stays so.
  public static func run(arguments: [String]) -> Int32 {
    if let previews = PreviewCommand(ProcessInfo.processInfo.environment) { return previews.run() }
    let host = GtkAppHost(Self.self)
    let status = host.run(arguments)
    host.endProcessIfTerminated()
    return status
  }
}
