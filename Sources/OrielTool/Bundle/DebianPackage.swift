import Foundation

/// A Debian package of an app.
struct DebianPackage {
  let app: AppDescription
  let prefix: Prefix

  /// The name of the package: `my-notes` for MyNotes.
  static func name(of program: String) -> String {
    var name = ""
    var last: Character?
    for letter in program {
      if letter.isUppercase, last?.isLowercase == true || last?.isNumber == true { name += "-" }
      name += letter.lowercased()
      last = letter
    }
    let valid = name.map { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) ? String($0) : "-" }
      .joined()
    return valid.count > 1 ? valid : valid + "-app"
  }

  /// Makes the package, and returns its file.
  func make(in output: URL) throws -> URL {
    let manager = FileManager.default
    let work = output.appending(path: "deb")
    try? manager.removeItem(at: work)
    let root = work.appending(path: "root")
    try manager.createDirectory(at: root.appending(path: "DEBIAN"), withIntermediateDirectories: true)
    try manager.copyItem(at: prefix.folder, to: root.appending(path: "usr"))
    let name = Self.name(of: prefix.program)
    let documents = root.appending(path: "usr/share/doc/\(name)")
    try manager.createDirectory(at: documents, withIntermediateDirectories: true)
    try Data(copyright.utf8).write(to: documents.appending(path: "copyright"))
    let architecture = try Program("dpkg").output(["--print-architecture"]).trimmingCharacters(
      in: .whitespacesAndNewlines)
    let size = manager.files(in: root).reduce(0) { sum, file in
      sum + ((try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0)
    }
    let control = control(
      name, architecture: architecture, kilobytes: (size + 1023) / 1024, depends: try depends(in: work))
    try Data(control.utf8).write(to: root.appending(path: "DEBIAN/control"))
    // Debian's tools refuse a package whose folders others can write to.
    try Program("chmod").run(["-R", "u+rwX,go+rX,go-w", root.path])
    let file = output.appending(path: "\(name)_\(app.version)_\(architecture).deb")
    _ = try Program("dpkg-deb").output(["--root-owner-group", "--build", root.path, file.path])
    try manager.removeItem(at: work)
    return file
  }

  /// The packages of the libraries that the program needs, by Debian's own tool.
  private func depends(in work: URL) throws -> String {
    let folder = work.appending(path: "shlibs")
    try FileManager.default.createDirectory(at: folder.appending(path: "debian"), withIntermediateDirectories: true)
    // It reads this file only to know that it is there.
    try Data("Source: app\n\nPackage: app\nArchitecture: any\n".utf8).write(
      to: folder.appending(path: "debian/control"))
    let output = try Program("dpkg-shlibdeps").output(["-O", prefix.executable.path], in: folder, withErrors: true)
    return Self.depends(in: output)
  }

  /// The value of `shlibs:Depends=…`.
  static func depends(in output: String) -> String {
    let line = output.split(separator: "\n").first { $0.hasPrefix("shlibs:Depends=") }
    return line.map { String($0.dropFirst("shlibs:Depends=".count)) } ?? ""
  }

  func control(_ name: String, architecture: String, kilobytes: Int, depends: String) -> String {
    let description = app.paragraphs.map { " \($0)" }.joined(separator: "\n .\n")
    var fields = [
      ("Package", name), ("Version", app.version), ("Architecture", architecture), ("Maintainer", maintainer),
      ("Installed-Size", "\(kilobytes)"), ("Depends", depends),
      // GTK draws icons in SVG with the first, and apps load pictures of the web with the second.
      ("Recommends", "librsvg2-common, glib-networking"), ("Section", "misc"), ("Priority", "optional"),
    ]
    if let homepage = app.homepage { fields.append(("Homepage", homepage)) }
    fields.append(("Description", app.summary + (description.isEmpty ? "" : "\n" + description)))
    return fields.filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1)\n" }.joined()
  }

  private var maintainer: String {
    let contact =
      app.contact?.replacing("_at_", with: "@") ?? (try? Program("git").output(["config", "user.email"])) ?? ""
    let address = contact.trimmingCharacters(in: .whitespacesAndNewlines)
    return "\(app.developer) <\(address.isEmpty ? "nobody@localhost" : address)>"
  }

  private var copyright: String {
    """
    Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
    Upstream-Name: \(app.name)

    Files: *
    Copyright: \(app.developer)
    License: \(app.license)

    """
  }
}
