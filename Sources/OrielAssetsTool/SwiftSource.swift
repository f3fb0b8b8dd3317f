/// The Swift file with a constant for each color, image, and text that is managed manually.
struct SwiftSource {
  private(set) var text = "// Made by Oriel's plugin Assets of the target's asset catalogs.\n"

  /// Writes the constants. Those that can't be constants of Color get a warning.
  ///
  /// - Parameter folder: the name of the folder that SwiftPM makes of the target's resources.
  init(
    colors: [AssetCatalog.Asset], images: [AssetCatalog.Asset], strings: [StringSymbols], folder: String,
    _ report: Report
  ) {
    let strings = strings.filter { !$0.symbols.isEmpty }
    let (colors, images) = (
      AssetNames(colors, withoutLast: "Color", report), AssetNames(images, withoutLast: "Image", report)
    )
    guard !colors.isEmpty || !images.isEmpty || !strings.isEmpty else { return }
    text += "import Oriel\n"
    if !strings.isEmpty {
      text += "\nextension LocalizedStringResource {\n\(strings.map(\.swift).joined())}\n"
    }
    guard !colors.isEmpty || !images.isEmpty else { return }
    text += "\nprivate let resources = ResourceFolder._named(\(Self.literal(folder)))\n"
    for (type, names) in [("ColorResource", colors), ("ImageResource", images)] where !names.isEmpty {
      appendExtension(of: type, names) { constant in
        "static let \(constant.name) = \(type)(name: \(Self.literal(constant.asset.name)), resources: resources)"
      }
    }
    let own = colors.ownConstants { constant in
      guard Self.colors.contains(constant.name) else { return true }
      report.warn(
        "Color.\(constant.name) is another color; write Color(.\(constant.name)), or rename the asset",
        in: constant.asset.contents.path)
      return false
    }
    // Of this protocol, so that the app's own members of the same names are no redeclarations, and take precedence.
    appendExtension(of: "_CatalogStyle where Self == Color", own) {
      "static var \($0.name): Color { Color(ColorResource.\($0.name)) }"
    }
  }

  private mutating func appendExtension(
    of type: String, _ names: AssetNames, _ declaration: (AssetNames.Constant) -> String
  ) {
    guard !names.isEmpty else { return }
    text += "\nextension \(type) {\n"
    append(names, indent: "  ", declaration)
    text += "}\n"
  }

  private mutating func append(
    _ names: AssetNames, indent: String, _ declaration: (AssetNames.Constant) -> String
  ) {
    for constant in names.constants {
      text += "\(indent)/// \"\(constant.asset.name)\" in an asset catalog.\n\(indent)\(declaration(constant))\n"
    }
    for namespace in names.namespaces where !namespace.content.isEmpty {
      text += "\(indent)enum \(namespace.name) {\n"
      append(namespace.content, indent: indent + "  ", declaration)
      text += "\(indent)}\n"
    }
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
    return "\"\(escaped)\""
  }

  /// The static members that Color has itself, and those of other styles, which would be found instead.
  private static let colors: Set<String> = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink",
    "primary", "purple", "red", "secondary", "teal", "white", "yellow",
    "background", "bar", "foreground", "fill", "link", "placeholder", "quaternary", "quinary", "selection", "separator",
    "tertiary", "tint", "windowBackground",
  ]
}
