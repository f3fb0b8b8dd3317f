import FoundationEssentials

/// The scroll position of a ``ScrollView``: a view, an edge or a point to scroll to, or where the user has scrolled.
///
/// ```swift
/// @State private var position = ScrollPosition(idType: Message.ID.self)
///
/// ScrollView {
///   LazyVStack { ForEach(messages) { MessageView($0) } }
///     .scrollTargetLayout()
/// }
/// .scrollPosition($position)
///
/// Button("Latest") { withAnimation { position.scrollTo(edge: .bottom) } }
/// ```
///
/// Each call of a `scrollTo` method scrolls once. When the user scrolls, ``isPositionedByUser`` becomes true, and edge
/// and point become nil.
public struct ScrollPosition: Equatable, Sendable {
  enum Place: Equatable, Sendable {
    case automatic
    case view(AnyViewID, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
    /// Where the user has scrolled, with the view at the anchor.
    case user(AnyViewID?)
  }

  struct AnyViewID: Equatable, Sendable {
    let value: any Hashable & Sendable

    static func == (first: Self, second: Self) -> Bool { AnyHashable(first.value) == AnyHashable(second.value) }
  }

  private(set) var place: Place
  let idType: any (Hashable & Sendable).Type
  /// The number of requests, since two may be equal.
  private var requests = 0

  private init(_ place: Place, _ idType: any (Hashable & Sendable).Type) {
    self.place = place
    self.idType = idType
  }

  /// Creates an automatic position.
  ///
  /// - Parameter idType: the type of the identities that ``viewID`` may have after the user has scrolled.
  public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(.automatic, idType) }

  /// Creates the position of a view. See ``scrollTo(id:anchor:)``.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(.view(AnyViewID(value: id), anchor: anchor), ID.self)
  }

  /// Creates the position of an edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { self.init(.edge(edge), idType) }

  /// Creates the position of a point of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y), idType)
  }

  /// Creates the position of a point of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.point(x: x, y: y), idType)
  }

  /// Creates a horizontal position in the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(.point(x: x, y: nil), idType)
  }

  /// Creates a vertical position in the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(.point(x: nil, y: y), idType)
  }

  // MARK: Reading

  /// Whether the user has scrolled since the last request.
  public var isPositionedByUser: Bool { if case .user = place { true } else { false } }

  /// The edge that was scrolled to; nil if there is none, or after the user has scrolled.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

  /// The point that was scrolled to; nil if there is none, or after the user has scrolled.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
  }

  /// The horizontal position that was scrolled to; nil if there is none, or after the user has scrolled.
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }

  /// The vertical position that was scrolled to; nil if there is none, or after the user has scrolled.
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

  /// The identity of the view that was scrolled to. After the user has scrolled, that of the view at the anchor, if it is
  /// of the type that the position was created with; for this, the stack needs `scrollTargetLayout(isEnabled:)`.
  public var viewID: (any Hashable & Sendable)? {
    switch place {
    case .view(let id, _): id.value
    case .user(let id): id?.value
    case .automatic, .edge, .point: nil
    }
  }

  /// The identity of the view if it is of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  // MARK: Scrolling

  /// Scrolls to the view with an identity.
  ///
  /// - Parameters:
  ///   - id: the identity of a view, or of an element of a `ForEach`.
  ///   - anchor: the point of the view that is aligned with the same point of the scroll view; nil for that of
  ///     `scrollPosition(_:anchor:)`.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    scroll(to: .view(AnyViewID(value: id), anchor: anchor))
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { scroll(to: .edge(edge)) }

  /// Scrolls so that a point of the content is at the top leading corner of the scroll view, as far as possible.
  public mutating func scrollTo(point: CGPoint) { scroll(to: .point(x: point.x, y: point.y)) }

  /// Scrolls so that a point of the content is at the top leading corner of the scroll view, as far as possible.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scroll(to: .point(x: x, y: y)) }

  /// Scrolls horizontally to a distance from the leading edge of the content.
  public mutating func scrollTo(x: CGFloat) { scroll(to: .point(x: x, y: nil)) }

  /// Scrolls vertically to a distance from the top of the content.
  public mutating func scrollTo(y: CGFloat) { scroll(to: .point(x: nil, y: y)) }

  private mutating func scroll(to place: Place) {
    self.place = place
    requests += 1
  }

  /// Called when the user has scrolled.
  mutating func userDidScroll(to id: (any Hashable & Sendable)?) { place = .user(id.map { AnyViewID(value: $0) }) }

  /// Whether two positions are the same, and were requested as often.
  public static func == (first: ScrollPosition, second: ScrollPosition) -> Bool {
    first.place == second.place && first.requests == second.requests && first.idType == second.idType
  }
}
