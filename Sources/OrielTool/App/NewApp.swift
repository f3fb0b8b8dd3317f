import Foundation

/// `new`: makes an app of the template, which is an app itself, called Starter.
struct NewApp {
  /// What the user calls the app, such as `My Notes`.
  let name: String
  let id: String
  let folder: URL
  /// How the manifest refers to Oriel.
  let dependency: Dependency

  enum Dependency: Equatable {
    case path(String)
    case url(String, requirement: String)

    var source: String {
      switch self {
      case .path(let path): ".package(name: \"Oriel\", path: \"\(path)\")"
      case .url(let url, let requirement): ".package(url: \"\(url)\", \(requirement))"
      }
    }

    /// What products name: the last part of the address, or the name in the line of the path.
    var identity: String {
      guard case .url(let url, _) = self else { return "Oriel" }
      let last = url.split(separator: "/").last.map { String($0) } ?? "Oriel"
      return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }
  }

  init(_ arguments: inout Arguments) throws {
    let base = URL(filePath: try arguments.option("package") ?? FileManager.default.currentDirectoryPath)
    _ = try (arguments.option("executables"), arguments.option("resources"), arguments.option("product"))
    let isPlugin = arguments.flag("beside")
    let directory = try arguments.option("directory")
    let id = try arguments.option("id")
    let url = try arguments.option("url")
    let version = try arguments.option("from")
    let branch = try arguments.option("branch")
    // After the options, whose values are words too.
    guard let name = arguments.word() else { throw Failure("new needs a name, such as Notes", status: 2) }
    try arguments.finish()
    let module = try Self.module(name)
    let parent = isPlugin ? base.deletingLastPathComponent() : base
    let folder =
      directory.map { ($0.hasPrefix("/") ? URL(filePath: $0) : base.appending(path: $0)).standardizedFileURL }
      ?? parent.appending(path: module)
    let dependency: Dependency
    if let url {
      guard let requirement = version.map({ "from: \"\($0)\"" }) ?? branch.map({ "branch: \"\($0)\"" }) else {
        throw Failure("--url needs --from VERSION or --branch NAME", status: 2)
      }
      dependency = .url(url, requirement: requirement)
    } else {
      let oriel = Checkout.folder
      let isBeside = oriel.deletingLastPathComponent().path == folder.deletingLastPathComponent().path
      dependency = .path(isBeside ? "../\(oriel.lastPathComponent)" : oriel.path)
    }
    try self.init(name: name, id: id ?? "org.example.\(module)", folder: folder, dependency: dependency)
  }

  init(name: String, id: String, folder: URL, dependency: Dependency) throws {
    guard id.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)+/) != nil else {
      throw Failure("\(id) is no identifier of an app, such as org.example.Notes", status: 2)
    }
    _ = try Self.module(name)
    (self.name, self.id, self.folder, self.dependency) = (name, id, folder, dependency)
  }

  /// The name of the target and the program: letters and digits of the name.
  static func module(_ name: String) throws -> String {
    let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let module = words.count == 1 ? String(words[0]) : words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard module.first?.isLetter == true, !name.contains(where: { "\"\\<>&\n".contains($0) }) else {
      throw Failure("\(name) can't be the name of an app: it needs a letter of ASCII first, and no quotes", status: 2)
    }
    guard !modules.contains(module), !module.hasPrefix("Oriel") else {
      throw Failure("\(module) is the name of a module that the app needs: choose another one", status: 2)
    }
    guard !keywords.contains(module) else {
      throw Failure("\(module) is a word of Swift's own, which can't name a module: choose another one", status: 2)
    }
    return module
  }

  /// Modules that the app imports, and targets of Oriel that it is built with. The app's type is no concern: its name ends
  /// in `App`, so that an app may be called Settings or Plans.
  private static let modules: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "Testing", "SwiftUI", "XCTest",
    "Observation", "Dispatch", "Synchronization", "Glibc", "Builtin", "CGtk", "Gallery", "GallerySections", "Previews",
    "Assets", "OpenCombine", "ArgumentParser",
  ]

  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static", "struct",
    "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw", "throws", "try", "where", "while",
    "as", "is", "any", "false", "nil", "self", "super", "true", "await", "main", "Any", "Self", "Type", "Protocol",
  ]

  func run() throws {
    try write()
    let path = folder.path
    print("\(name) is in \(path). It gets Oriel from \(source).")
    if case .path = dependency {
      print("It has no workflow for GitHub, which can't get Oriel from a folder: make the app with --url to get one.")
    }
    if id.hasPrefix("org.example.") {
      print("Its identifier is \(id): make the app with --id and a name of your own before others get it.")
    }
    print("\n  cd \(path)\n  swift package oriel run\n  swift test")
  }

  private var source: String {
    switch dependency {
    case .path: "this checkout, \(Checkout.folder.path)"
    case .url(let url, _): url
    }
  }

  /// Copies the template, with the app's names in place of its own.
  func write() throws {
    let template = Checkout.folder.appending(path: "Templates/App")
    let manager = FileManager.default
    guard try (manager.fileExists(atPath: folder.path) ? manager.contentsOfDirectory(atPath: folder.path) : []).isEmpty
    else { throw Failure("\(folder.path) exists, and isn't empty") }
    let module = try Self.module(name)
    for file in manager.files(in: template) {
      let path = String(file.path.dropFirst(template.path.count + 1))
      guard !path.hasPrefix(".build/"), path != "Package.resolved", !path.hasPrefix(".swiftpm/") else { continue }
      if case .path = dependency, path.hasPrefix(".github/") { continue }
      let named = path.replacing("org.example.Starter", with: Self.idMark).replacing("Starter", with: module)
        .replacing(Self.idMark, with: id)
      let target = folder.appending(path: named)
      try manager.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      let text = try String(contentsOf: file, encoding: .utf8)
      try Data(renamed(text, in: path, module: module).utf8).write(to: target)
    }
  }

  private func renamed(_ text: String, in path: String, module: String) -> String {
    let (idMark, nameMark) = (Self.idMark, Self.nameMark)
    var text = text.replacing("org.example.Starter", with: idMark)
    if path == "Package.swift" {
      text = text.replacing(".package(name: \"Oriel\", path: \"../..\")", with: dependency.source)
      text = text.replacing("package: \"Oriel\"", with: "package: \"\(dependency.identity)\"")
    } else {
      // What a user reads, rather than the name of a module or a program.
      for (form, shown) in Self.shown { text = text.replacing(form, with: shown.replacing("*", with: nameMark)) }
    }
    let developer = id.split(separator: ".").dropLast().joined(separator: ".")
    let today = Date.now.formatted(Date.ISO8601FormatStyle().year().month().day())
    return text.replacing("<developer id=\"org.example\">", with: "<developer id=\"\(developer)\">")
      .replacing("date=\"2026-01-01\"", with: "date=\"\(today)\"")
      .replacing("example.org/starter", with: "example.org/\(module.lowercased())")
      .replacing("Starter", with: module).replacing(idMark, with: id).replacing(nameMark, with: name)
  }

  // Names may contain each other, so that they are filled in at the end, for these.
  private static let (idMark, nameMark) = ("\u{E000}", "\u{E001}")

  private static let shown = [
    ("\"Starter\"", "\"*\""), ("Name=Starter", "Name=*"), ("<name>Starter<", "<name>*<"),
    ("The Starter authors", "The * authors"),
    ("<p>Starter ", "<p>* "), ("\"de\">Starter ", "\"de\">* "), ("# Starter\n", "# *\n"),
  ]
}
