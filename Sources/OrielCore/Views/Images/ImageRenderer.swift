import FoundationEssentials

/// Renders views to pictures, without displaying them in a window.
///
/// ```swift
/// let renderer = ImageRenderer(content: Badge(name: "Ada").padding())
/// renderer.scale = 2
/// try renderer.pngData?.write(to: url)
/// ```
///
/// A picture shows the initial appearance of the views: tasks and animations don't run. The environment has the desktop's
/// settings, and `scale` as its `displayScale`.
///
/// In an app with a window, GTK lays out and draws the views in a window that isn't displayed. Without one, as in a
/// command line tool or a test on a machine without a display, cairo draws texts, images, shapes and what consists of
/// them, buttons included, in the colors of the light theme; other controls are replaced by placeholders, with a warning. In OrielTesting,
/// the picture has the size of the views and is transparent.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  /// The views.
  public var content: Content { willSet { objectWillChange.send() } }
  /// The size that is proposed to the views, initially unspecified.
  public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
  /// The number of the picture's pixels per application pixel.
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
  /// Whether the picture has the background of a window. Otherwise it is transparent where the views draw nothing.
  public var isOpaque = false { willSet { objectWillChange.send() } }
  /// The color range. GTK renders all pictures with eight bits per component.
  public var colorMode = ColorRenderingMode.nonLinear

  /// Creates a renderer.
  public init(content view: Content) { content = view }

  /// The picture as an image; nil if the views have no size, or if it is too large to be rendered.
  public var image: Image? { picture.map { Image($0, scale: Double(scale)) } }

  /// The picture in PNG format; nil if the views have no size, or if it is too large to be rendered.
  public var pngData: Data? { picture?.data }

  private var picture: LoadedPicture? {
    guard scale > 0 else { return nil }
    return PictureRendering(scale: Double(scale))?.picture(
      of: content, for: proposedSize, scale: Double(scale), isOpaque: isOpaque)
  }
}

/// Renders views to pictures.
@MainActor package struct PictureRendering {
  let platform: any PicturePlatform
  let environment: EnvironmentScope

  init(platform: any PicturePlatform, environment: EnvironmentScope) {
    self.platform = platform
    self.environment = environment
  }

  /// Renders with the desktop's settings; nil without a platform.
  /// - Parameter scale: the number of a picture's pixels per application pixel.
  package init?(scale: Double = 1) {
    guard let platform = PictureSource.current ?? PictureSource.standalone else { return nil }
    var values = EnvironmentValues()
    values.pictureSource = PictureSource(platform)
    values.takeOver(platform.desktopSettings)
    values.displayScale = scale
    self.init(platform: platform, environment: EnvironmentScope(parent: nil, values: values))
  }

  /// Returns a picture of a view; nil if it has no size.
  func picture<Content: View>(
    of content: Content, for proposal: ProposedViewSize, scale: Double, isOpaque: Bool = false
  ) -> LoadedPicture? {
    withStudio(of: content) { $0.picture(for: proposal, scale: scale, isOpaque: isOpaque) }
  }

  /// Returns the size that a view takes of a proposed one; nil if it has none.
  package func size<Content: View>(of content: Content, for proposal: ProposedViewSize) -> Size? {
    withStudio(of: content) { $0.size(for: proposal) }
  }

  private func withStudio<Content: View, Result>(of content: Content, _ body: (any PictureStudio) -> Result) -> Result {
    let studio = platform.makeStudio()
    let graph = Graph(scheduler: platform)
    let host = ViewHost(graph: graph, platform: platform, container: studio, environment: environment)
    host.mount(content)
    graph.flush()
    defer {
      host.unmount()
      studio.dispose()
    }
    return body(studio)
  }
}
