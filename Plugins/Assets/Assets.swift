import Foundation
import PackagePlugin

/// Compiles the asset and string catalogs of a target, and declares a constant for each color and image.
@main struct Assets: BuildToolPlugin {
  private static let kinds: Set<String> = ["xcassets", "xcstrings", "strings", "stringsdict"]

  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let files = target.sourceModule?.sourceFiles else { return [] }
    let inputs = files.map(\.url).filter { Self.kinds.contains($0.pathExtension.lowercased()) }
    guard !inputs.isEmpty else { return [] }
    let pack = context.pluginWorkDirectoryURL.appending(path: "Assets.oriel")
    let constants = context.pluginWorkDirectoryURL.appending(path: "Assets+Constants.swift")
    return [
      .buildCommand(
        displayName: "Compiling the catalogs of \(target.name)",
        executable: try context.tool(named: "OrielAssetsTool").url,
        arguments: ["\(context.package.displayName)_\(target.name).resources"]
          + ([pack, constants] + inputs).map(\.path),
        inputFiles: inputs.flatMap(Self.files), outputFiles: [pack, constants])
    ]
  }

  /// A file, or a folder with what is in it, whose changes cause another run.
  private static func files(at input: URL) -> [URL] {
    let contents = FileManager.default.enumerator(at: input, includingPropertiesForKeys: nil)
    return [input] + (contents?.compactMap { $0 as? URL } ?? [])
  }
}
