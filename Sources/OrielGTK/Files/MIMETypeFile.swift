import CGtk

/// The file of one type in the shared MIME database. GIO reads the database, but doesn't map types to file name
/// extensions.
struct MIMETypeFile {
  /// The extensions without the dot, in the database's order, with the preferred one first.
  private(set) var extensions: [String] = []
  /// The types that it is a subclass of.
  private(set) var parents: [String] = []

  /// Reads the file of a type; nil if neither the user's nor the system's data folders contain one.
  init?(_ mimeType: String) {
    // The type becomes part of a path.
    let halves = mimeType.split(separator: "/", omittingEmptySubsequences: false)
    guard halves.count == 2, halves.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") }) else { return nil }
    var isKnown = false
    for folder in Self.folders {
      var content: UnsafeMutablePointer<CChar>?
      var length: gsize = 0
      guard g_file_get_contents("\(folder)/mime/\(mimeType).xml", &content, &length, nil) != 0 else { continue }
      defer { g_free(content) }
      isKnown = true
      parse(content, length)
    }
    if !isKnown { return nil }
  }

  /// The data folders, the user's first.
  private static var folders: [String] {
    var folders = [String(cString: g_get_user_data_dir())]
    var next = g_get_system_data_dirs()
    while let folder = next?.pointee {
      folders.append(String(cString: folder))
      next = next.map { $0 + 1 }
    }
    return folders
  }

  private mutating func parse(_ content: UnsafeMutablePointer<CChar>?, _ length: gsize) {
    withUnsafeMutablePointer(to: &self) { file in
      var parser = GMarkupParser()
      parser.start_element = { _, element, names, values, file, _ in
        guard let element, let names, let values, let file else { return }
        file.assumingMemoryBound(to: MIMETypeFile.self).pointee.read(
          String(cString: element), MIMETypeFile.attributes(names, values))
      }
      guard let context = g_markup_parse_context_new(&parser, G_MARKUP_DEFAULT_FLAGS, file, nil) else { return }
      defer { g_markup_parse_context_free(context) }
      // A truncated file is used as far as it goes.
      _ = g_markup_parse_context_parse(context, content, gssize(length), nil)
    }
  }

  private typealias Strings = UnsafeMutablePointer<UnsafePointer<CChar>?>

  private static func attributes(_ names: Strings, _ values: Strings) -> [String: String] {
    var attributes: [String: String] = [:]
    var position = 0
    while let name = names[position], let value = values[position] {
      attributes[String(cString: name)] = String(cString: value)
      position += 1
    }
    return attributes
  }

  private mutating func read(_ element: String, _ attributes: [String: String]) {
    switch element {
    case "glob":
      guard let pattern = attributes["pattern"], pattern.hasPrefix("*.") else { return }
      let ending = pattern.dropFirst(2).lowercased()
      let isPlain = !ending.isEmpty && !ending.contains { "*?[".contains($0) }
      if isPlain, !extensions.contains(ending) { extensions.append(ending) }
    case "sub-class-of":
      if let parent = attributes["type"], !parents.contains(parent) { parents.append(parent) }
    // Other elements of the database aren't used.
    default: break
    }
  }
}
