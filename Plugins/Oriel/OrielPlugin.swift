import Foundation
import PackagePlugin

/// `swift package oriel`: starts the program `OrielTool`, which is built for that, with what the package contains.
@main struct OrielPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let tool = Process()
    tool.executableURL = try context.tool(named: "OrielTool").url
    guard let command = arguments.first, !command.hasPrefix("-"), command != "doctor" else {
      tool.arguments = arguments
      return try run(tool)
    }
    tool.arguments = [command] + facts(command, context.package) + arguments.dropFirst()
    try run(tool)
  }

  /// The options that say what is in the package.
  private func facts(_ command: String, _ package: Package) -> [String] {
    if command == "new" { return ["--package", package.directoryURL.path, "--beside"] + origin(of: package) }
    let programs = package.products(ofType: ExecutableProduct.self)
    return [
      "--package", package.directoryURL.path, "--executables", programs.map(\.name).joined(separator: ","),
      "--resources", resources(of: programs, package).joined(separator: ","),
    ]
  }

  /// Where the package gets Oriel from, unless that is a folder.
  private func origin(of package: Package) -> [String] {
    let oriel = package.dependencies.first { $0.package.displayName == "Oriel" }?.package
    guard case .repository(let url, let version, _)? = oriel?.origin else { return [] }
    let isVersion = version.first?.isNumber == true && version.contains(".")
    return ["--url", url, isVersion ? "--from" : "--branch", version]
  }

  /// The folders of the resources that the programs use.
  private func resources(of programs: [ExecutableProduct], _ package: Package) -> [String] {
    let used = Set(programs.flatMap(\.targets).flatMap { [$0] + $0.recursiveTargetDependencies }.map(\.id))
    var packages: [Package.ID: Package] = [:]
    func visit(_ package: Package) {
      guard packages.updateValue(package, forKey: package.id) == nil else { return }
      for dependency in package.dependencies { visit(dependency.package) }
    }
    visit(package)
    return packages.values.flatMap { package in
      package.targets.filter { used.contains($0.id) }.map { "\(package.displayName)_\($0.name).resources" }
    }.sorted()
  }

  private func run(_ tool: Process) throws {
    try tool.run()
    tool.waitUntilExit()
    // The program has said why.
    if tool.terminationStatus != 0 { exit(tool.terminationStatus) }
  }
}
