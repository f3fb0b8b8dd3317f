import FoundationEssentials

/// An icon or an image.
public struct Image: Equatable, Sendable {
  /// The size of a symbol relative to text.
  public enum Scale: Hashable, Sendable { case small, medium, large }

  /// How a resized image fills its frame.
  public enum ResizingMode: Sendable {
    /// The picture is scaled to fill the space.
    case stretch
    /// The picture, or what lies between its cap insets, is repeated at its own size, starting in the top left corner.
    case tile
  }

  /// The interpolation of a scaled picture.
  public enum Interpolation: Sendable {
    /// No interpolation: each pixel is drawn as a rectangle.
    case none
    /// The colors of neighboring pixels are blended.
    case low, medium, high
  }

  /// Whether an image is drawn in its own colors or in the foreground style.
  public enum TemplateRenderingMode: Sendable {
    /// Every pixel that isn't transparent is drawn in the foreground style.
    case template
    /// The image is drawn in its own colors.
    case original
  }

  package let source: ImageReference
  var label: Text?
  var isDecorative = false
  var isResizable = false
  var isTiled = false
  var capInsets = EdgeInsets()
  var interpolation = Interpolation.medium
  var renderingMode: TemplateRenderingMode?

  /// Creates an image from the app's resources: an image or symbol set of an asset catalog, or a file with the name, with or
  /// without its extension, in `resources` or in the app's default folders. If there is none, the icon with this name in the
  /// icon theme is used. <doc:AssetsAndStrings> has the rules.
  public init(_ name: String, resources: ResourceFolder? = nil) { source = .resource(name, resources) }

  /// Creates an image of an asset catalog.
  public init(_ resource: ImageResource) { self.init(resource.name, resources: resource.folder) }

  /// Creates an image from the app's resources, with a label for assistive technology.
  public init(_ name: String, resources: ResourceFolder? = nil, label: Text) {
    source = .resource(name, resources)
    self.label = label
  }

  /// Creates a decorative image, which assistive technology ignores.
  public init(decorative name: String, resources: ResourceFolder? = nil) {
    source = .resource(name, resources)
    isDecorative = true
  }

  /// Creates a symbol by its name in SF Symbols.
  ///
  /// Assistive technology reads it if it has an `accessibilityLabel(_:)`. A control that consists of a symbol without a
  /// label is named by the words of the symbol's name.
  ///
  /// If the desktop's icon theme has a picture of the symbol, it is displayed. Otherwise it is one that comes with Oriel, in
  /// the style of GNOME's symbolic icons, in any size and in the color of text. Variants are composed: `heart.circle.fill`,
  /// `bell.slash` and `folder.badge.plus`. An unknown name is looked up in the icon theme; if there is no such icon, a
  /// placeholder is displayed and a warning is logged once.
  public init(systemName: String) { source = .symbol(systemName) }

  /// Creates a symbol that shows a value between 0 and 1, such as the strength of a signal.
  ///
  /// The icon themes have variants of `wifi`, `cellularbars`, `speaker.wave.3` and the batteries, of which one is displayed
  /// according to the value. For other symbols, the value has no effect.
  public init(systemName: String, variableValue: Double?) {
    source = variableValue.flatMap { VariableSymbol(systemName)?.variant(for: $0) } ?? .symbol(systemName)
  }

  /// Creates an icon of the icon theme, such as `document-open-symbolic`.
  public init(iconName: String) { source = .icon(iconName) }

  /// Creates an image from a file.
  public init(file: URL) { source = .file(file) }

  /// Creates an image from encoded data, in any format that GdkPixbuf or GTK can read.
  public init(data: Data) { source = .data(data) }

  /// Creates an image from a reference.
  init(reference: ImageReference) { source = reference }

  package init(_ picture: LoadedPicture, scale: Double) { source = .loaded(picture, scale: scale) }

  /// Allows the image to be resized to the proposed size.
  ///
  /// - Parameters:
  ///   - capInsets: The parts of a picture that aren't stretched or repeated: its corners keep their size, and its edges
  ///     their thickness. If there isn't enough space for them, they become smaller. `leading` is the left edge of the
  ///     picture in every language.
  ///   - resizingMode: How the picture fills its frame.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    image.isResizable = true
    image.isTiled = resizingMode == .tile
    image.capInsets = capInsets
    return image
  }

  /// Sets the interpolation of a scaled picture. `low`, `medium` and `high` have the same effect in GTK.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolation = interpolation
    return image
  }

  /// Sets whether the picture's edges are antialiased. GTK always antialiases edges; the value has no effect.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Sets whether a picture is drawn in its own colors or in the foreground style. Icons are always drawn in the
  /// foreground style.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = renderingMode
    return image
  }
}

extension Image {
  /// Sets how the layers of the symbol are colored. The icons of GTK's themes have one layer and one color.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

extension Image: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Image, in context: _NodeContext) -> _ViewNode<Image> {
    PrimitiveNode(view, in: context)
  }
}

extension Image: PrimitiveView {
  package static func contentTransition(
    from old: ImageElement?, to new: ImageElement, in environment: EnvironmentValues
  ) -> ContentTransition { old?.isRecolored(by: new) == true ? .opacity : environment.contentTransition }

  package static func isReusable(_ element: ImageElement) -> Bool { true }

  package func element(in context: ElementContext) -> ImageElement {
    let environment = context.environment
    let source = source.variant(environment)
    return ImageElement(
      source: source, isResizable: isResizable,
      foreground: environment.foregroundPaint, font: environment.scaledFont, scale: environment.imageScale,
      label: label?.resolved, isDecorative: isDecorative, interpolation: interpolation, isTiled: isTiled,
      capInsets: capInsets, isTemplate: renderingMode.map { $0 == .template } ?? source.isTemplate,
      isRedacted: environment.isRedacted)
  }

  package static func isSame(_ first: Image, _ second: Image) -> Bool { first == second }
}

extension View {
  /// Sets the size of symbols in this view relative to text.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

extension ImageReference {
  /// The variant of a symbol or an asset that the environment requests.
  @MainActor fileprivate func variant(_ environment: EnvironmentValues) -> ImageReference {
    switch self {
    case .symbol(let name):
      let variants = environment.symbolVariants
      return variants == .none ? self : .symbol(variants.name(of: name))
    case .resource(let name, let folder):
      let appearance = AssetAppearance(
        isDark: environment.colorScheme == .dark, hasHighContrast: environment.colorSchemeContrast == .increased)
      let picture = AssetPicture(name, in: folder, for: appearance, displayScale: Double(environment.displayScale))
      return picture.map { .asset($0) } ?? self
    case .icon, .asset, .file, .data, .loaded: return self
    }
  }

  /// Whether the picture is drawn in the foreground style unless the app says otherwise.
  fileprivate var isTemplate: Bool { if case .asset(let picture) = self { picture.isTemplate } else { false } }
}

/// An icon or an image.
package struct ImageElement: Element {
  package var source: ImageReference
  package var isResizable = false
  package var foreground: Paint?
  package var font: Font?
  package var scale = Image.Scale.medium
  /// The label for assistive technology; nil if the app has set none.
  package var label: String?
  /// Whether assistive technology ignores the image.
  package var isDecorative = false
  package var interpolation = Image.Interpolation.medium
  /// Whether a resizable picture is tiled.
  package var isTiled = false
  /// The parts of a resizable picture that are neither stretched nor tiled.
  package var capInsets = EdgeInsets()
  /// Whether a picture is drawn in the foreground style.
  package var isTemplate = false
  /// Whether the image is replaced by a placeholder.
  package var isRedacted = false

  /// Whether another image differs from this one in its color only.
  func isRecolored(by other: ImageElement) -> Bool {
    guard other.foreground != foreground else { return false }
    var other = other
    other.foreground = foreground
    return other == self
  }
}

extension Image: Transferable {
  /// An image is imported from the data of a picture, in any format.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(importedContentType: .image) { Image(data: $0) }
  }
}

extension ImageElement: CollectibleElement {
  var collectedIcon: ImageReference? { source }
}
