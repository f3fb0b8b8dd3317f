import CGtk
import FoundationEssentials
import OrielCore

/// Reads the name, the summary, the icon and other properties of an application in AppStream's XML, with `GMarkup`.
final class ComponentReader {
  private var path: [String] = []
  private var language: String?
  private var attributes: [String: String] = [:]
  private var text = ""
  private var names: [String: String] = [:]
  private var summaries: [String: String] = [:]
  private var icons = ComponentIcons()
  private var origin: String?
  private var developers: [String: String] = [:]
  private var information = AppInformation()

  /// Returns the texts in the user's language; nil if the text isn't the XML of a component with a name.
  ///
  /// - Parameters:
  ///   - xml: a component, or a catalog with one.
  ///   - iconFolders: the folders with the icons of catalogs.
  static func read(
    _ xml: String, iconFolders: [String] = ComponentIcons.systemFolders
  ) -> (name: String, summary: String?, icon: String?)? {
    let reader = ComponentReader()
    guard reader.parse(xml), let name = reader.preferred(reader.names) else { return nil }
    let icon = reader.icons.best(origin: reader.origin, in: iconFolders)
    return (name, reader.preferred(reader.summaries), icon)
  }

  /// Returns what a component says about its application; nil if the text isn't the XML of a component with a name.
  static func information(in xml: String) -> AppInformation? {
    let reader = ComponentReader()
    guard reader.parse(xml), let name = reader.preferred(reader.names) else { return nil }
    var information = reader.information
    information.name = name
    information.summary = reader.preferred(reader.summaries)
    information.developer = reader.preferred(reader.developers)
    return information
  }

  private func preferred(_ texts: [String: String]) -> String? {
    for language in UserLanguage.preferred {
      if let text = texts[language] ?? texts[String(language.prefix { $0 != "_" && $0 != "@" })] { return text }
    }
    return texts[""]
  }

  private func parse(_ xml: String) -> Bool {
    var parser = GMarkupParser()
    parser.start_element = { _, name, attributes, values, data, _ in
      guard let name, let reader = ComponentReader.from(data) else { return }
      reader.begin(String(cString: name), ComponentReader.attributes(attributes, values))
    }
    parser.end_element = { _, _, data, _ in ComponentReader.from(data)?.end() }
    parser.text = { _, text, count, data, _ in
      guard let text, let reader = ComponentReader.from(data) else { return }
      reader.text += String(decoding: UnsafeRawBufferPointer(start: text, count: Int(count)), as: UTF8.self)
    }
    return withUnsafePointer(to: &parser) { parser in
      let context = g_markup_parse_context_new(
        parser, GMarkupParseFlags(0), Unmanaged.passUnretained(self).toOpaque(), nil)
      defer { g_markup_parse_context_free(context) }
      return g_markup_parse_context_parse(context, xml, xml.utf8.count, nil) != 0
        && g_markup_parse_context_end_parse(context, nil) != 0
    }
  }

  private static func from(_ data: UnsafeMutableRawPointer?) -> ComponentReader? {
    data.map { Unmanaged<ComponentReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func attributes(
    _ names: UnsafeMutablePointer<UnsafePointer<CChar>?>?, _ values: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) -> [String: String] {
    var found: [String: String] = [:]
    var index = 0
    while let name = names?[index], let value = values?[index] {
      found[String(cString: name)] = String(cString: value)
      index += 1
    }
    return found
  }

  private func begin(_ name: String, _ attributes: [String: String]) {
    path.append(name)
    text = ""
    language = attributes["xml:lang"]
    self.attributes = attributes
    // The newest release is the first one.
    if path.suffix(3) == ["component", "releases", "release"], information.version == nil {
      information.version = attributes["version"]
    }
    if name == "components" || name == "component" { origin = attributes["origin"] ?? origin }
  }

  private func end() {
    if path.suffix(2).first == "component" {
      switch path.last {
      case "name": names[language ?? ""] = text
      case "summary": summaries[language ?? ""] = text
      case "icon": icons.add(text.trimmingSpaces(), attributes)
      case "origin": origin = text.trimmingSpaces()
      case "project_license": information.license = text.trimmingSpaces()
      case "developer_name": developers[language ?? ""] = text
      case "url": addAddress(text.trimmingSpaces())
      default: break
      }
    } else if path.suffix(3) == ["component", "developer", "name"] {
      developers[language ?? ""] = text
    }
    path.removeLast()
    text = ""
  }

  private func addAddress(_ text: String) {
    guard let url = URL(string: text) else { return }
    switch attributes["type"] {
    case "homepage": information.website = url
    case "bugtracker": information.issues = url
    case "help": information.help = url
    default: break
    }
  }
}
