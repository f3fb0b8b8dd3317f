import Foundation

/// `run`: builds the app, and opens it.
struct RunCommand {
  private let package: AppPackage
  private let arguments: [String]

  /// The options come first; the rest are arguments of the app.
  init(_ words: [String]) throws {
    var own: [String] = []
    var rest = words
    while let word = rest.first, ["--package", "--product", "--executables", "--resources"].contains(word) {
      own += rest.prefix(2)
      rest.removeFirst(min(2, rest.count))
    }
    if rest.first == "--" { rest.removeFirst() }
    var options = Arguments(own)
    package = try AppPackage(&options)
    arguments = rest
  }

  func run() throws {
    let folder = try package.build([])
    try Program(folder.appending(path: package.product).path).run(arguments)
  }
}
