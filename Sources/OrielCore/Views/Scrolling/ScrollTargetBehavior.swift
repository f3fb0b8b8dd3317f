import FoundationEssentials

/// Decides where a scroll view comes to rest after the user has scrolled. Applied with `scrollTargetBehavior(_:)`.
///
/// ```swift
/// struct QuarterPages: ScrollTargetBehavior {
///   func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///     let page = context.containerSize.height / 4
///     target.rect.origin.y = (target.rect.minY / page).rounded() * page
///   }
/// }
/// ```
@MainActor public protocol ScrollTargetBehavior {
  /// The state of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes the part of the content that will be visible.
  ///
  /// Called when a touch or a touchpad gesture has ended, and for each step of a mouse wheel. Dragging a scroll bar and
  /// keys move freely.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The part of the content of a scroll view that will be visible.
public struct ScrollTarget: Hashable, Sendable {
  private var x, y, width, height: CGFloat
  /// The point of ``rect`` that is aligned with the same point of the scroll view; nil for the top leading corner.
  public var anchor: UnitPoint?

  /// The part in the coordinates of the content.
  public var rect: CGRect {
    get { CGRect(x: x, y: y, width: width, height: height) }
    set { (x, y, width, height) = (newValue.origin.x, newValue.origin.y, newValue.width, newValue.height) }
  }

  init(_ rect: Rect, anchor: UnitPoint?) {
    (x, y, width, height) = (rect.minX, rect.minY, rect.width, rect.height)
    self.anchor = anchor
  }
}

/// The state of a scroll view at the end of a scroll by the user.
@MainActor @dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  private let aim: ScrollAim
  private let environment: EnvironmentValues

  init(_ aim: ScrollAim, _ environment: EnvironmentValues) {
    self.aim = aim
    self.environment = environment
  }

  /// The part of the content that was visible before.
  public var originalTarget: ScrollTarget { ScrollTarget(aim.original, anchor: nil) }
  /// The velocity at the end, in pixels per second.
  public var velocity: CGVector { CGVector(dx: aim.velocity.width, dy: aim.velocity.height) }
  /// The size of the content.
  public var contentSize: CGSize { aim.contentSize.cgSize }
  /// The size of the visible part.
  public var containerSize: CGSize { CGSize(width: aim.original.width, height: aim.original.height) }
  /// The axes along which the content is scrolled.
  public var axes: Axis.Set { aim.axes }

  /// The value of the environment of the scroll view.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }

  /// The positions along an axis of the views in a scroll target layout.
  func alignedPositions(_ axis: Axis) -> [CGFloat] { aim.alignedPositions[axis] ?? [] }
}

/// A two-dimensional vector.
public struct CGVector: Hashable, Sendable {
  /// The horizontal component.
  public var dx: CGFloat
  /// The vertical component.
  public var dy: CGFloat

  /// Creates the zero vector.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a vector.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// The zero vector.
  public static var zero: CGVector { CGVector() }
}

/// Scrolls by pages of the size of the scroll view, one at a time.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  nonisolated public init() {}

  /// Moves the target to the next page.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    var corner = target.rect.origin
    let (original, velocity) = (context.originalTarget.rect.origin, context.velocity)
    func page(_ position: CGFloat, _ start: CGFloat, _ length: CGFloat, _ velocity: CGFloat) -> CGFloat {
      guard length > 0 else { return position }
      let first = (start / length).rounded()
      var number = (position / length).rounded()
      if velocity > 0 { number = max(number, first + 1) } else if velocity < 0 { number = min(number, first - 1) }
      return min(max(number, first - 1), first + 1) * length
    }
    if context.axes.contains(.horizontal) {
      corner.x = page(corner.x, original.x, context.containerSize.width, velocity.dx)
    }
    if context.axes.contains(.vertical) {
      corner.y = page(corner.y, original.y, context.containerSize.height, velocity.dy)
    }
    target.rect.origin = corner
  }
}

/// Aligns the views in a stack with `scrollTargetLayout(isEnabled:)` with the leading edge of the scroll view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views are scrolled at a time.
  public struct LimitBehavior: Hashable, Sendable {
    fileprivate enum Kind { case automatic, few, one, never }
    fileprivate let kind: Kind

    /// Any number.
    public static let automatic = LimitBehavior(kind: .automatic)
    /// A few: those that fit into the scroll view.
    public static let always = LimitBehavior(kind: .few)
    /// A few: those that fit into the scroll view.
    public static let alwaysByFew = LimitBehavior(kind: .few)
    /// One.
    public static let alwaysByOne = LimitBehavior(kind: .one)
    /// Any number.
    public static let never = LimitBehavior(kind: .never)
  }

  private let limit: LimitBehavior

  /// Creates the behavior.
  nonisolated public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  /// Moves the target to the nearest view, or at least to the next one in the direction of the scroll.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    var corner = target.rect.origin
    let (original, size, velocity) = (context.originalTarget.rect, context.containerSize, context.velocity)
    if context.axes.contains(.horizontal) {
      corner.x = aligned(
        corner.x, from: original.origin.x, size.width, velocity.dx, context.alignedPositions(.horizontal))
    }
    if context.axes.contains(.vertical) {
      corner.y = aligned(
        corner.y, from: original.origin.y, size.height, velocity.dy, context.alignedPositions(.vertical))
    }
    target.rect.origin = corner
  }

  private func aligned(
    _ position: CGFloat, from start: CGFloat, _ length: CGFloat, _ velocity: CGFloat, _ places: [CGFloat]
  ) -> CGFloat {
    func nearest(_ point: CGFloat) -> Int? {
      places.indices.min { abs(places[$0] - point) < abs(places[$1] - point) }
    }
    guard let first = nearest(start), var found = nearest(position) else { return position }
    if velocity > 0, found <= first { found = min(first + 1, places.count - 1) }
    if velocity < 0, found >= first { found = max(first - 1, 0) }
    let few = max(1, places.count { $0 >= places[first] && $0 < places[first] + length } - 1)
    switch limit.kind {
    case .automatic, .never: break
    case .one: found = min(max(found, first - 1), first + 1)
    case .few: found = min(max(found, first - few), first + few)
    }
    return places[min(max(found, 0), places.count - 1)]
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scrolls by pages of the size of the scroll view.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Aligns the views in a stack with `scrollTargetLayout(isEnabled:)`.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// Aligns the views in a stack with `scrollTargetLayout(isEnabled:)`, a limited number at a time.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

extension View {
  /// Sets where scroll views within this view come to rest after the user has scrolled.
  ///
  /// Scroll views within the content of those aren't affected. In GTK: instead of the kinetic scrolling of the
  /// `GtkScrolledWindow`, the content moves to the target; each step of a mouse wheel moves to the next one.
  ///
  /// - Parameter behavior: `.paging`, `.viewAligned` or an app's own.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(ScrollTargetBehaviorModifier(behavior: behavior))
  }
}

private struct ScrollTargetBehaviorModifier<Behavior: ScrollTargetBehavior>: ViewModifier {
  let behavior: Behavior
  @State private var aiming = ScrollAiming()
  @Environment(\.self) private var environment

  func body(content: Content) -> some View {
    let _ = decide(in: environment)
    content.environment(\.scrollAiming, aiming)
  }

  private func decide(in environment: EnvironmentValues) {
    let behavior = behavior
    aiming.aim = { aim in
      aim = MainActor.assumeIsolated {
        var target = ScrollTarget(aim.target, anchor: aim.anchor)
        behavior.updateTarget(&target, context: ScrollTargetBehaviorContext(aim, environment))
        var changed = aim
        changed.target = Rect(target.rect)
        changed.anchor = target.anchor
        return changed
      }
    }
  }
}

private enum ScrollAimingKey: EnvironmentKey { static var defaultValue: ScrollAiming? { nil } }

extension EnvironmentValues {
  /// The behavior of the scroll views.
  var scrollAiming: ScrollAiming? {
    get { self[ScrollAimingKey.self] }
    set { self[ScrollAimingKey.self] = newValue }
  }
}
