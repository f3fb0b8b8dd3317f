import FoundationEssentials

/// An icon or a picture.
///
/// Icons come from the desktop's icon theme and are drawn in the colour of text. In GTK: a `GtkImage` for icons, a
/// `GtkPicture` for pictures.
public struct Image: Equatable, Sendable {
  /// How large a symbol is, next to text.
  public enum Scale: Hashable, Sendable { case small, medium, large }

  /// How a resized picture fills its space.
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

  /// A picture among the resources of the app: `name` with or without its extension, in `resources` or where the app's
  /// own are. Where there is none, an icon of that name from the icon theme.
  public init(_ name: String, resources: ResourceFolder? = nil) { source = .resource(name, resources) }

  /// A picture among the resources of the app, with a label for assistive technology.
  public init(_ name: String, resources: ResourceFolder? = nil, label: Text) {
    source = .resource(name, resources)
    self.label = label
  }

  /// A picture that assistive technology passes over.
  public init(decorative name: String, resources: ResourceFolder? = nil) {
    source = .resource(name, resources)
    isDecorative = true
  }

  /// A symbol by its name in SF Symbols, shown as the icon of the same meaning in the desktop's theme. A name that
  /// isn't known is tried as an icon's name; failing that, a placeholder is shown and a warning logged once.
  public init(systemName: String) { source = .symbol(systemName) }

  /// An icon of the desktop's theme, such as `document-open-symbolic`.
  public init(iconName: String) { source = .icon(iconName) }

  /// A picture in a file.
  public init(file: URL) { source = .file(file) }

  /// A picture in memory, in any format that the desktop can read.
  public init(data: Data) { source = .data(data) }

  /// Lets the picture take any size that it is given, instead of its own.
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

extension Image: View {
  /// Oriel lays the view out, or draws it, itself.
  public typealias Body = Never

  /// Puts it into the graph.
  @MainActor public static func _makeNode(_ view: Image, in context: _NodeContext) -> _ViewNode<Image> {
    PrimitiveNode(view, in: context)
  }
}

extension Image: PrimitiveView {
  package func element(in context: ElementContext) -> ImageElement {
    let environment = context.environment
    return ImageElement(
      source: source, isResizable: isResizable,
      foreground: environment.foregroundPaint, font: environment.font, scale: environment.imageScale,
      label: label?.resolved, isDecorative: isDecorative, interpolation: interpolation, isTiled: isTiled,
      isTemplate: renderingMode == .template, isRedacted: environment.isRedacted)
  }

  package static func isSame(_ first: Image, _ second: Image) -> Bool { first == second }
}

extension View {
  /// Sets how large symbols are next to text.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

/// An icon or a picture.
package struct ImageElement: Element {
  package var source: ImageReference
  package var isResizable = false
  package var foreground: Paint?
  package var font: Font?
  package var scale = Image.Scale.medium
  /// What assistive technology is told; nil where the app gave no label.
  package var label: String?
  /// Whether assistive technology passes over it.
  package var isDecorative = false
  package var interpolation = Image.Interpolation.medium
  /// Whether a picture that is resizable is repeated.
  package var isTiled = false
  /// Whether a picture has the colour of text.
  package var isTemplate = false
  /// Whether a block stands for the image.
  package var isRedacted = false
}
