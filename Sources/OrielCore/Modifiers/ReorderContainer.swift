import FoundationEssentials

/// The items that the user can move in a container, and the one that is being moved.
@MainActor final class ReorderContainer {
  /// The place of an element in its collection.
  struct Place: Equatable {
    let collection: AnyHashable
    let offset: Int
  }

  /// The view of an element.
  @MainActor final class Item {
    private let readers = DependencySource()
    /// The element. The view sets it in its body.
    private(set) var place: Place?
    fileprivate var dragging: Size? {
      didSet { if dragging != oldValue { readers.notifyReaders() } }
    }
    fileprivate var insertion: Edge? {
      didSet { if insertion != oldValue { readers.notifyReaders() } }
    }

    nonisolated init() {}

    func setPlace(_ new: Place) { place = new }

    /// How far the view is dragged; nil if it isn't.
    var translation: CGSize? {
      readers.recordRead()
      return dragging?.cgSize
    }

    /// The edge at which the dragged item would be inserted; nil if it would be elsewhere.
    var edge: Edge? {
      readers.recordRead()
      return insertion
    }
  }

  /// The elements of a collection.
  struct Elements {
    let count: Int
    let element: (Int) -> Any?
  }

  /// Where the dragged item would be inserted, and at which edge of a view that is displayed.
  private struct Gap {
    let place: Place
    let view: Item
    let edge: Edge
  }

  /// Called with elements, the one before which they are moved or nil for the end, and the collection.
  typealias Move = (_ sources: [Any], _ before: Any?, _ collection: AnyHashable) -> Void

  private var move: Move = { _, _, _ in }
  private var elements: [AnyHashable: Elements] = [:]
  /// The views that are displayed.
  private var frames: [ObjectIdentifier: (item: Item, frame: Rect)] = [:]
  private var dragged: Item?
  private var gap: Gap?

  nonisolated init() {}

  /// The coordinate space of the frames.
  nonisolated var space: NamedCoordinateSpace { .named(ObjectIdentifier(self)) }

  func update(_ move: @escaping Move) { self.move = move }

  func setElements(_ new: Elements, of collection: AnyHashable) { elements[collection] = new }

  /// Sets the frame of a view; nil if it has disappeared.
  func setFrame(_ frame: Rect?, of item: Item) {
    frames[ObjectIdentifier(item)] = frame.map { (item, $0) }
    if frame == nil { cancel(item) }
  }

  // MARK: Dragging

  func drag(_ item: Item, by translation: CGSize, to point: CGPoint) {
    dragged = item
    item.dragging = Size(translation)
    show(gap(at: Point(point)).flatMap { isMove(of: item, to: $0.place) ? $0 : nil })
  }

  /// Moves the dragged item to where it would be inserted.
  func drop(_ item: Item) {
    let target = gap?.place
    cancel(item)
    guard let target, let place = item.place else { return }
    withAnimation {
      moveElements(at: [place.offset], of: place.collection, to: target.offset, of: target.collection)
    }
  }

  /// Leaves an item where it is, if it is dragged.
  func cancel(_ item: Item) {
    guard dragged === item else { return }
    dragged = nil
    item.dragging = nil
    show(nil)
  }

  private func show(_ new: Gap?) {
    if let old = gap?.view, old !== new?.view { old.insertion = nil }
    if let new { new.view.insertion = new.edge }
    gap = new
  }

  /// Moves elements in front of another one, or to the end.
  func moveElements(at offsets: [Int], of collection: AnyHashable, to offset: Int, of target: AnyHashable) {
    let sources = offsets.compactMap { elements[collection]?.element($0) }
    guard !sources.isEmpty, let goal = elements[target] else { return }
    move(sources, offset < goal.count ? goal.element(offset) : nil, target)
  }

  private func isMove(of item: Item, to other: Place) -> Bool {
    guard let place = item.place else { return false }
    return place.collection != other.collection || other.offset != place.offset && other.offset != place.offset + 1
  }

  /// The gap between views that is the nearest to a position.
  private func gap(at point: Point) -> Gap? {
    func distance(_ frame: Rect) -> CGFloat {
      let across = max(frame.minX - point.x, 0, point.x - frame.maxX)
      let down = max(frame.minY - point.y, 0, point.y - frame.maxY)
      return across * across + down * down
    }
    // Where views touch each other, it is that of the first one.
    let nearest = frames.values.min {
      (distance($0.frame), $0.frame.minY, $0.frame.minX) < (distance($1.frame), $1.frame.minY, $1.frame.minX)
    }
    guard let (item, frame) = nearest, let place = item.place else { return nil }
    let isInLine = frames.values.contains { other in
      other.item !== item && other.frame.minY < frame.maxY && other.frame.maxY > frame.minY
        && (other.frame.minX >= frame.maxX || other.frame.maxX <= frame.minX)
    }
    let isAfter = isInLine ? point.x > (frame.minX + frame.maxX) / 2 : point.y > (frame.minY + frame.maxY) / 2
    let target = Place(collection: place.collection, offset: isAfter ? place.offset + 1 : place.offset)
    let edge: Edge = isInLine ? (isAfter ? .trailing : .leading) : (isAfter ? .bottom : .top)
    return Gap(place: target, view: item, edge: edge)
  }
}

private enum ReorderContainerKey: EnvironmentKey { static var defaultValue: ReorderContainer? { nil } }

extension EnvironmentValues {
  /// The container in which the user moves items; nil for none.
  var reorderContainer: ReorderContainer? {
    get { self[ReorderContainerKey.self] }
    set { self[ReorderContainerKey.self] = newValue }
  }
}
