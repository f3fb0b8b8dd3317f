import Foundation
import PackagePlugin

/// `swift package previews`: lists, opens or renders the previews of an executable of the package.
@main struct Previews: CommandPlugin {
  private static let usage = """
    swift package previews [--product NAME] [COMMAND]

      list            prints the previews: name and place (the default)
      show NAME       opens one in a window, by its name or its place
      render [FOLDER] writes a picture of each (.build/previews)
    """

  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var options = ArgumentExtractor(arguments)
    if options.extractFlag(named: "help") > 0 { return print(Self.usage) }
    let named = options.extractOption(named: "product").last
    let executables = context.package.products.compactMap { ($0 as? ExecutableProduct)?.name }
    guard let product = named ?? executables.first else { throw Failure("the package has no executable product") }
    let words = options.remainingArguments
    let command: String
    switch words.first ?? "list" {
    case "list": command = "list"
    case "show":
      guard words.count == 2 else { throw Failure("show needs the name of a preview") }
      command = "show \(words[1])"
    case "render":
      let usual = context.package.directoryURL.appending(path: ".build/previews").path
      command = "render \(words.dropFirst().first ?? usual)"
    default: throw Failure("there is no command \(words[0])\n\(Self.usage)")
    }
    let result = try packageManager.build(.product(product), parameters: .init())
    guard result.succeeded, let program = result.builtArtifacts.first(where: { $0.kind == .executable }) else {
      throw Failure("\(product) can't be built\n\(result.logText)")
    }
    let process = Process()
    process.executableURL = program.url
    process.environment = ProcessInfo.processInfo.environment.merging(["ORIEL_PREVIEWS": command]) { $1 }
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure("\(product) ended with \(process.terminationStatus)") }
  }
}

/// The reason why a command can't be executed.
private struct Failure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
