import FoundationEssentials

/// The context in which a ``Canvas`` draws.
///
/// A copy has its own transform, clips, filters, opacity and blend mode, and draws to the same canvas:
///
/// ```swift
/// var faded = context
/// faded.opacity = 0.5
/// faded.fill(path, with: .color(.red))
/// ```
@MainActor @preconcurrency public struct GraphicsContext {
  let target: CanvasTarget
  let size: Size
  let host: (any CanvasHost)?
  let symbol: (AnyHashable) -> LayoutNode?
  var state = CanvasState()
  private var ownBlendMode = BlendMode.normal

  /// The environment of the canvas.
  public let environment: EnvironmentValues

  init(
    on target: CanvasTarget, in environment: EnvironmentValues, size: Size, host: (any CanvasHost)?,
    symbol: @escaping (AnyHashable) -> LayoutNode?
  ) {
    self.target = target
    self.environment = environment
    self.size = size
    self.host = host
    self.symbol = symbol
  }

  // MARK: State

  /// The opacity of later drawing operations, from 0 to 1.
  public var opacity: Double {
    get { state.opacity }
    set { state.opacity = newValue }
  }

  /// The blend mode of later drawing operations.
  public var blendMode: BlendMode {
    get { ownBlendMode }
    set {
      ownBlendMode = newValue
      state.blendMode = newValue.mode
    }
  }

  /// The transform of later drawing operations.
  public var transform: CGAffineTransform {
    get { state.transform }
    set { state.transform = newValue }
  }

  /// Scales later drawing operations.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

  /// Translates later drawing operations.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

  /// Rotates later drawing operations clockwise around the origin.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

  /// Prepends a transform to the current one.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  /// Adds a filter to later drawing operations, each of which is filtered separately.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    state.filters.insert(filter.content.inCanvas(transform), at: 0)
  }

  // MARK: Clips

  /// The options of a clip.
  @frozen public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Clips to the outside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// The bounding rectangle of the current clip, in the context's coordinates.
  public var clipBoundingRect: CGRect {
    var bounds: Rect? = Rect(x: 0, y: 0, width: size.width, height: size.height)
    for case .path(let path, _, isInverse: false) in state.clips {
      bounds = bounds.flatMap { bounds in path.bounds.flatMap { bounds.intersection($0) } }
    }
    let visible = bounds ?? Rect(x: 0, y: 0, width: 0, height: 0)
    return transform.inverted().apply(to: visible).cgRect
  }

  /// Clips later drawing operations to a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    state.clips.append(.path(path.applying(transform), style, isInverse: options.contains(.inverse)))
  }

  /// Clips later drawing operations to the opacity of a layer, which isn't displayed itself. The closure runs
  /// immediately.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let commands = try layer(content)
    state.clips.append(.layer(commands, opacity: opacity, isInverse: options.contains(.inverse)))
  }

  // MARK: Layers

  /// Draws a layer, to which the opacity, the filters and the blend mode of this context apply as a whole. The closure
  /// runs immediately; its context has the same transform and clips.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let commands = try layer(content)
    var outer = state
    outer.transform = .identity
    outer.clips = []
    target.commands.append(CanvasCommand(content: .layer(commands), state: outer))
  }

  private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [CanvasCommand] {
    let target = CanvasTarget()
    var context = GraphicsContext(on: target, in: environment, size: size, host: host, symbol: symbol)
    context.state.transform = state.transform
    context.state.clips = state.clips
    try content(&context)
    return target.commands
  }

  func draw(_ content: CanvasCommand.Content) { target.commands.append(CanvasCommand(content: content, state: state)) }
}
