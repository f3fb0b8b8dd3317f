import FoundationEssentials

/// An icon or an image.
public struct Image: Equatable, Sendable {
  /// The size of a symbol relative to text.
  public enum Scale: Hashable, Sendable { case small, medium, large }

  /// How a resized image fills its frame.
  public enum ResizingMode: Sendable {
    /// One picture of the size of the space.
    case stretch
    /// As many pictures of their own size as there is room for, from the top left corner on.
    case tile
  }

  /// How the pixels of a picture are drawn that is larger or smaller than it is.
  public enum Interpolation: Sendable {
    /// Each pixel is a square.
    case none
    /// Pixels flow into each other.
    case low, medium, high
  }

  /// Whether an image has its own colours, or that of text.
  public enum TemplateRenderingMode: Sendable {
    /// All that isn't transparent has the colour of text.
    case template
    /// The image has its own colours.
    case original
  }

  package let source: ImageReference
  var label: Text?
  var isDecorative = false
  var isResizable = false
  var isTiled = false
  var interpolation = Interpolation.medium
  var renderingMode: TemplateRenderingMode?

  /// Creates a picture among the resources of the app: `name` with or without its extension, in `resources` or where
  /// the app's own are. Where there is none, an icon of that name from the icon theme.
  public init(_ name: String, resources: ResourceFolder? = nil) { source = .resource(name, resources) }

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

  /// Creates a symbol by its name in SF Symbols, shown as the icon of the same meaning in the desktop's theme. A name
  /// that isn't known is tried as an icon's name; failing that, a placeholder is shown and a warning logged once.
  public init(systemName: String) { source = .symbol(systemName) }

  /// Creates an icon of the icon theme, such as `document-open-symbolic`.
  public init(iconName: String) { source = .icon(iconName) }

  /// Creates an image from a file.
  public init(file: URL) { source = .file(file) }

  /// Creates an image from encoded data, in any format that GdkPixbuf or GTK can read.
  public init(data: Data) { source = .data(data) }

  /// Creates an image from a reference.
  init(reference: ImageReference) { source = reference }

  init(_ picture: LoadedPicture, scale: Double) { source = .loaded(picture, scale: scale) }

  /// Allows the image to be resized to the proposed size.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    image.isResizable = true
    image.isTiled = resizingMode == .tile
    return image
  }

  /// Sets how pixels are drawn where the picture is larger or smaller than it is. GTK knows one way between squares and
  /// mipmaps: `low`, `medium` and `high` look the same.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolation = interpolation
    return image
  }

  /// Whether the picture's edges are smooth. GTK draws smooth edges in any case.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Sets whether a picture has its own colours, or that of text. Icons always have the colour of text.
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
  package static var hasContentTransition: Bool { true }

  package func element(in context: ElementContext) -> ImageElement {
    let environment = context.environment
    return ImageElement(
      source: source.variant(environment), isResizable: isResizable,
      foreground: environment.foregroundPaint, font: environment.scaledFont, scale: environment.imageScale,
      label: label?.resolved, isDecorative: isDecorative, interpolation: interpolation, isTiled: isTiled,
      isTemplate: renderingMode == .template, isRedacted: environment.isRedacted)
  }

  package static func isSame(_ first: Image, _ second: Image) -> Bool { first == second }
}

extension View {
  /// Sets the size of symbols in this view relative to text.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

extension ImageReference {
  /// The variant of a symbol that the environment requests.
  @MainActor fileprivate func variant(_ environment: EnvironmentValues) -> ImageReference {
    guard case .symbol(let name) = self else { return self }
    let variants = environment.symbolVariants
    return variants == .none ? self : .symbol(variants.name(of: name))
  }
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
  /// Whether a picture that is resizable is repeated.
  package var isTiled = false
  /// Whether a picture has the colour of text.
  package var isTemplate = false
  /// Whether a block stands for the image.
  package var isRedacted = false
}

extension Image: Transferable {
  /// An image is imported from the data of a picture, in any format.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(importedContentType: .image) { Image(data: $0) }
  }
}
