import Foundation

/// Compiles the catalogs of a target for the plugin Assets:
///
///     OrielAssetsTool FOLDER PACK SWIFT INPUT...
///
/// It writes the file that the app reads, and a Swift file with the constants. FOLDER is the name of the target's resources. Messages are in the format of the compiler.
@main enum OrielAssetsTool {
  static func main() throws {
    let folder = CommandLine.arguments.dropFirst().first ?? ""
    let arguments = CommandLine.arguments.dropFirst(2).map { URL(filePath: $0) }
    guard arguments.count >= 2 else {
      print("OrielAssetsTool FOLDER PACK SWIFT INPUT...")
      exit(2)
    }
    let compiler = try Compiler(arguments.dropFirst(2).map { SourceFile(url: $0) })
    let swift = compiler.swift(folder: folder)
    for message in compiler.report.messages { print(message) }
    if compiler.report.hasErrors { exit(1) }
    try compiler.pack.data.write(to: arguments[0], options: .atomic)
    try Data(swift.utf8).write(to: arguments[1], options: .atomic)
  }
}
