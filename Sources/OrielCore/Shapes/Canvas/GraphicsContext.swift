import FoundationEssentials

/// What a ``Canvas`` draws with.
///
/// A copy has transforms, clips, filters, an opacity and a blend mode of its own, and draws to the same place:
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

  /// How much of what is drawn next shows: 0 hides it, 1 shows it fully.
  public var opacity: Double {
    get { state.opacity }
    set { state.opacity = newValue }
  }

  /// How what is drawn next is mixed with what the canvas shows already.
  public var blendMode: BlendMode {
    get { ownBlendMode }
    set {
      ownBlendMode = newValue
      state.blendMode = newValue.mode
    }
  }

  /// What is done to the points of what is drawn next.
  public var transform: CGAffineTransform {
    get { state.transform }
    set { state.transform = newValue }
  }

  /// Scales what is drawn next.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

  /// Moves what is drawn next.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

  /// Turns what is drawn next around the origin, clockwise.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

  /// Does a transform to what is drawn next, before those that are set already.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  /// Changes the picture of each thing that is drawn next.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    state.filters.insert(filter.effect, at: 0)
  }

  // MARK: Clips

  /// How a clip is used.
  @frozen public struct ClipOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Nothing is drawn inside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// A rectangle outside of which nothing can be drawn, in the context's coordinates.
  public var clipBoundingRect: CGRect {
    var bounds: Rect? = Rect(x: 0, y: 0, width: size.width, height: size.height)
    for case .path(let path, _, isInverse: false) in state.clips {
      bounds = bounds.flatMap { bounds in path.bounds.flatMap { bounds.intersection($0) } }
    }
    let visible = bounds ?? Rect(x: 0, y: 0, width: 0, height: 0)
    return transform.inverted().apply(to: visible).cgRect
  }

  /// Draws nothing outside a path from now on.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    state.clips.append(.path(path.applying(transform), style, isInverse: options.contains(.inverse)))
  }

  /// Draws from now on only where a closure draws something, which isn't seen itself. The closure runs now.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let commands = try layer(content)
    state.clips.append(.layer(commands, opacity: opacity, isInverse: options.contains(.inverse)))
  }

  // MARK: Layers

  /// Draws what a closure draws as one picture: opacity, filters and blend mode of this context apply to all of it. The
  /// closure runs now; its context has the same transform and clips.
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
