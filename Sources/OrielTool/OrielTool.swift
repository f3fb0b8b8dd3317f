import Foundation

/// What `swift package oriel` and `Scripts/new-app` do. The first argument is the command; see `usage`.
@main enum OrielTool {
  static let usage = """
    swift package oriel COMMAND

      new NAME          makes an app in a new folder: its code, tests, translations, icon and desktop files
          --id ID         its identifier, as org.example.Notes; it can't be changed once users have the app
          --directory DIR the folder (NAME, beside the package)
          --url URL       where the app gets Oriel from, with --from VERSION or --branch NAME
      run [ARGUMENT…]   builds the app, and opens it
      bundle            makes a folder that runs on other machines, and on request
          --deb           a Debian package
          --appimage      an AppImage, with appimagetool
          --flatpak       a Flatpak, with flatpak-builder; its manifest is written in any case
          --skip-build    uses the program that was built last
      strings           says which translations are missing, and with
          extract         adds the keys of the code to the catalog, reads po/*.po into it, and writes
                          po/*.pot and po/*.po
          import          reads po/*.po into the catalog
          check           fails if one is missing
          --language CODE with extract: begins another language
      doctor            says what is missing on this machine

      --product NAME    the app, if the package has several
    """

  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("oriel: \(error)\n".utf8))
      exit((error as? Failure)?.status ?? 1)
    }
  }

  static func run(_ words: [String]) throws {
    var words = words
    guard let command = words.first, command != "help", command != "--help" else { return print(usage) }
    words.removeFirst()
    // What comes after belongs to the app.
    if command == "run" { return try RunCommand(words).run() }
    var arguments = Arguments(words)
    if arguments.flag("help") { return print(usage) }
    switch command {
    case "new": try NewApp(&arguments).run()
    case "bundle": try BundleCommand(&arguments).run()
    case "strings": try StringsCommand(&arguments).run()
    case "doctor":
      try arguments.finish()
      try Program("bash").run([Checkout.folder.appending(path: "Scripts/doctor").path])
    default: throw Failure("there is no command \(command)\n\n\(usage)", status: 2)
    }
  }
}

/// The reason why a command can't be executed.
struct Failure: Error, CustomStringConvertible, Equatable {
  let description: String
  var status: Int32 = 1

  init(_ description: String, status: Int32 = 1) {
    self.description = description
    self.status = status
  }
}

/// The checkout of Oriel of which this tool was built.
enum Checkout {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
