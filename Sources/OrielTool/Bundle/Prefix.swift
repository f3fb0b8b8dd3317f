import Foundation

/// A folder with the layout of `/usr`, from which an app runs wherever it is:
///
///     bin/Notes                   refers to the program
///     lib/Notes/Notes             the program, without symbols
///     lib/Notes/*.resources       its resources, where both Oriel and SwiftPM's Bundle.module look for them
///     share/…                     the desktop file, the metadata and the icons
struct Prefix {
  let folder: URL
  let program: String
  let id: String

  private var manager: FileManager { .default }
  var executable: URL { folder.appending(path: "lib/\(program)/\(program)") }

  /// Makes the folder again, of the one in which the program was built.
  func make(of built: URL, package: AppPackage) throws {
    try? manager.removeItem(at: folder)
    let library = executable.deletingLastPathComponent()
    try manager.createDirectory(at: library, withIntermediateDirectories: true)
    try manager.createDirectory(at: folder.appending(path: "bin"), withIntermediateDirectories: true)
    try manager.copyItem(at: built.appending(path: program), to: executable)
    try Program("strip").run([executable.path])
    try manager.createSymbolicLink(
      atPath: folder.appending(path: "bin/\(program)").path, withDestinationPath: "../lib/\(program)/\(program)")
    for name in try manager.contentsOfDirectory(atPath: built.path).sorted() where name.hasSuffix(".resources") {
      // A folder may be that of another program, or of a target that has gone.
      guard package.resourceFolders?.contains(name) ?? true else { continue }
      try manager.copyItem(at: built.appending(path: name), to: library.appending(path: name))
    }
    let resources = package.resources
    try copy(resources.appending(path: "\(id).desktop"), to: "share/applications/\(id).desktop")
    try copy(resources.appending(path: "\(id).metainfo.xml"), to: "share/metainfo/\(id).metainfo.xml")
    let icons = resources.appending(path: "icons")
    for file in manager.files(in: icons) where file.lastPathComponent.hasPrefix(id) {
      try copy(file, to: "share/icons/\(file.path.dropFirst(icons.path.count + 1))")
    }
    for name in ["LICENSE", "LICENSE.txt", "LICENSE.md", "COPYING"] {
      let file = package.folder.appending(path: name)
      if manager.fileExists(atPath: file.path) { try copy(file, to: "share/licenses/\(id)/\(name)") }
    }
    for file in manager.files(in: folder) where file != executable {
      try manager.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
    }
    try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: executable.path)
  }

  private func copy(_ file: URL, to path: String) throws {
    let target = folder.appending(path: path)
    try manager.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try manager.copyItem(at: file, to: target)
  }

  /// What a user would miss.
  func warnings() throws -> [String] {
    var warnings: [String] = []
    let icons = manager.files(in: folder.appending(path: "share/icons"))
    if !icons.contains(where: { $0.deletingPathExtension().lastPathComponent == id }) {
      warnings.append("there is no icon: resources/icons/hicolor/scalable/apps/\(id).svg")
    }
    for (tool, arguments) in [
      ("desktop-file-validate", ["share/applications/\(id).desktop"]),
      ("appstreamcli", ["validate", "--no-net", "--no-color", "share/metainfo/\(id).metainfo.xml"]),
    ] where Program.find(tool) != nil {
      do {
        _ = try Program(tool).output(arguments, in: folder)
      } catch {
        let file = arguments[arguments.count - 1]
        warnings.append(
          "\(tool) finds mistakes in \(file): run \(tool) \(arguments.dropLast().joined(separator: " ")) on it")
      }
    }
    return warnings
  }

  /// The shared libraries and the version of the C library that the program needs.
  func needs() throws -> String {
    let report = try Program("objdump").output(["-p", executable.path])
    return Needs(of: report).description
  }
}

/// The libraries that a program needs, of the report of `objdump -p`.
struct Needs: Equatable, CustomStringConvertible {
  var libraries: [String]
  /// The newest version of the C library of which the program uses something.
  var libc: [Int]

  init(of report: String) {
    libraries = report.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      return words.count == 2 && words[0] == "NEEDED" ? String(words[1]) : nil
    }
    let versions = report.matches(of: /GLIBC_(\d+)\.(\d+)/).compactMap { match in
      Int(match.1).flatMap { major in Int(match.2).map { [major, $0] } }
    }
    libc = versions.max { $0.lexicographicallyPrecedes($1) } ?? []
  }

  private static let systemLibraries: Set<String> = [
    "libc.so.6", "libm.so.6", "libdl.so.2", "libpthread.so.0", "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1",
    "libgcc_s.so.1",
    "libstdc++.so.6",
  ]

  var description: String {
    let others = libraries.filter { !Self.systemLibraries.contains($0) }.sorted()
    return "glibc \(libc.map { String($0) }.joined(separator: ".")) or later, and \(others.joined(separator: ", "))"
  }
}
