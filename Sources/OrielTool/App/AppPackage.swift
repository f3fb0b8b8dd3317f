import Foundation

/// The package of an app, and the name of its program.
struct AppPackage {
  let folder: URL
  let product: String
  /// The folders of the resources that the program uses, such as `Notes_Notes.resources`; nil for all that were built.
  let resourceFolders: Set<String>?

  /// Reads the options `--package` and `--product`. The plugin says with `--executables` which programs there are, and
  /// with `--resources` which folders they use.
  init(_ arguments: inout Arguments) throws {
    folder = URL(filePath: try arguments.option("package") ?? FileManager.default.currentDirectoryPath)
    let known = try arguments.option("executables")?.split(separator: ",").map { String($0) }
    resourceFolders = try arguments.option("resources").map { Set($0.split(separator: ",").map { String($0) }) }
    let named = try arguments.option("product")
    guard let product = named ?? known?.first ?? Self.onlyExecutable(in: folder) else {
      throw Failure("no program is known in \(folder.path): name it with --product")
    }
    if named == nil, let known, known.count > 1 {
      throw Failure("the package has several programs: name one with --product: \(known.joined(separator: ", "))")
    }
    self.product = product
  }

  init(folder: URL, product: String) {
    resourceFolders = nil
    self.folder = folder
    self.product = product
  }

  /// The folder of the app's own desktop files and icons.
  var resources: URL { folder.appending(path: "resources") }

  /// The target with the app's code, which may have another name than the program.
  var target: String {
    let own = folder.appending(path: "Sources/\(product)")
    return FileManager.default.fileExists(atPath: own.path) ? product : Self.onlyExecutable(in: folder) ?? product
  }

  /// Where what is made for other machines is put.
  var output: URL { folder.appending(path: ".build/oriel") }

  /// The only folder in `Sources` with a file that has the attribute `@main`.
  private static func onlyExecutable(in folder: URL) -> String? {
    let sources = folder.appending(path: "Sources")
    let targets = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
    let programs = targets.filter { target in
      FileManager.default.files(in: sources.appending(path: target)).contains { file in
        file.pathExtension == "swift" && (try? String(contentsOf: file, encoding: .utf8))?.contains("@main") == true
      }
    }
    return programs.count == 1 ? programs[0] : nil
  }

  /// Builds the program, and returns the folder in which it is.
  ///
  /// The command that runs a plugin has locked the package's folder for builds, and waits for this program.
  func build(_ options: [String], skip: Bool = false) throws -> URL {
    let options = ["build", "--package-path", folder.path, "--ignore-lock"] + options
    if !skip { try Program("swift").run(options + ["--product", product]) }
    let path = try Program("swift").output(options + ["--show-bin-path"])
    return URL(filePath: path.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}

extension FileManager {
  /// The files in a folder and in the folders in it, in the order of their paths, without hidden ones of the system.
  func files(in folder: URL) -> [URL] {
    let paths = (try? subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.sorted().map { folder.appending(path: $0) }.filter { url in
      var isFolder: ObjCBool = false
      return fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue
    }
  }
}
