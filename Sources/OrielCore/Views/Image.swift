import FoundationEssentials

/// An icon or a picture.
///
/// Icons come from the desktop's icon theme and are drawn in the colour of text. In GTK: a `GtkImage` for icons, a
/// `GtkPicture` for pictures.
public struct Image: Equatable, Sendable {
  /// How large a symbol is, next to text.
  public enum Scale: Hashable, Sendable { case small, medium, large }

  /// How a resized picture fills its space.
  public enum ResizingMode: Sendable { case stretch }

  package let source: ImageReference
  var label: Text?
  var isDecorative = false
  var isResizable = false

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
      foreground: environment.foregroundPaint, font: environment.scaledFont, scale: environment.imageScale,
      label: label?.resolved, isDecorative: isDecorative)
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
}
