import Foundation

/// What an app's desktop file and metadata say about it.
struct AppDescription: Equatable {
  /// The identifier, such as `org.example.Notes`, which is the name of the files.
  var id: String
  var name: String
  var summary: String
  /// The first paragraphs of the description in English.
  var paragraphs: [String]
  /// The newest release.
  var version: String
  var license: String
  var developer: String
  var homepage: String?
  var contact: String?

  /// Reads the files of a program in the folder `resources` of its package.
  init(of product: String, in resources: URL) throws {
    let files = FileManager.default.files(in: resources)
    let desktops = files.filter { $0.pathExtension == "desktop" }
    let found = desktops.first { file in
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
      return Self.program(in: text) == product
    }
    guard let desktop = found else {
      throw Failure(
        "\(resources.path) has no desktop file with Exec=\(product); see the article “Shipping” of the documentation")
    }
    let id = desktop.deletingPathExtension().lastPathComponent
    let metainfo = desktop.deletingLastPathComponent().appending(path: "\(id).metainfo.xml")
    guard let xml = try? String(contentsOf: metainfo, encoding: .utf8) else {
      throw Failure("\(metainfo.path) can't be read")
    }
    try self.init(xml: xml, id: id)
  }

  /// The program that a desktop file starts.
  static func program(in desktop: String) -> String? {
    let line = desktop.split(separator: "\n").first { $0.hasPrefix("Exec=") }
    return line?.dropFirst(5).split(separator: " ").first.map { String($0) }
  }

  init(xml: String, id: String) throws {
    let xml = xml.replacing(/<!--[\s\S]*?-->/, with: "")
    func element(_ name: String, in text: String) -> String? {
      // The one without a language.
      let matches = text.matches(of: /<([a-z_]+)((?:\s[^>]*)?)>([^<]*)<\/([a-z_]+)>/)
      let found = matches.first { $0.1 == name && $0.4 == name && !$0.2.contains("xml:lang") }
      return found.map { Self.plain($0.3) }
    }
    func url(_ type: String) -> String? {
      xml.matches(of: /<url\s[^>]*type="([a-z-]+)"[^>]*>([^<]*)<\/url>/).first { $0.1 == type }.map { Self.plain($0.2) }
    }
    guard element("id", in: xml) == id else { throw Failure("\(id).metainfo.xml has another <id> than its name") }
    guard let name = element("name", in: xml) else { throw Failure("\(id).metainfo.xml has no <name>") }
    guard let release = xml.firstMatch(of: /<release\s[^>]*version="([^"]+)"/) else {
      throw Failure("\(id).metainfo.xml has no <release version=\"…\">, from which packages get their version")
    }
    let description = xml.firstMatch(of: /<description>([\s\S]*?)<\/description>/).map { String($0.1) } ?? ""
    let developer = xml.firstMatch(of: /<developer[^>]*>([\s\S]*?)<\/developer>/).map { String($0.1) }
    self.id = id
    self.name = name
    summary = element("summary", in: xml) ?? name
    paragraphs = description.matches(of: /<p>([\s\S]*?)<\/p>/).map { Self.plain($0.1) }
    version = String(release.1)
    license = element("project_license", in: xml) ?? "LicenseRef-unknown"
    self.developer = developer.flatMap { element("name", in: $0) } ?? "Unknown"
    homepage = url("homepage")
    contact = element("update_contact", in: xml)
  }

  /// A text without entities and without line breaks.
  private static func plain(_ text: Substring) -> String {
    let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
    let words = text.split { $0.isWhitespace }.joined(separator: " ")
    return entities.reduce(words) { $0.replacing($1.0, with: $1.1) }
  }
}
