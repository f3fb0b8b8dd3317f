@_exported import Foundation
@_exported import Observation
@_exported import OrielCore
@_exported import OrielGTK
@_exported import OrielGeometry

extension App {
  /// Runs the app until its last window has closed. Called by `@main`.
  ///
  /// GTK's command line options are handled. An app with its own options parses them first and calls
  /// `run(arguments:)` with the remaining ones.
  public static func main() {
    let status = run(arguments: CommandLine.arguments)
    if status != 0 { exit(status) }
  }

  /// Runs the app with command line arguments, of which the first is the name of the program, until its last window has
  /// closed, and returns the exit status.
  ///
  /// SIGTERM, SIGINT and SIGHUP end the app: its windows close without confirmation, settings are written, and
  /// operations on files are completed or undone. The process then ends by the signal, and the method doesn't return. A
  /// second signal ends the process immediately. Signals that are ignored, or that the app handles, aren't affected.
  public static func run(arguments: [String]) -> Int32 {
    ResourceFolder.setModule(ofAppNamed: String(reflecting: Self.self))
    if let previews = PreviewCommand(ProcessInfo.processInfo.environment) { return previews.run() }
    let host = GtkAppHost(Self.self)
    let status = host.run(arguments)
    host.endProcessIfTerminated()
    return status
  }
}
