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
  public static func run(arguments: [String]) -> Int32 {
    GtkAppHost(Self.self).run(arguments)
  }
}
