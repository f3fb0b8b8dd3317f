import FoundationEssentials

/// The items that the user can move in a container, and the one that is being moved.
@MainActor final class ReorderContainer {
  /// The views of an item.
  struct Place: Equatable {
    let collection: AnyHashable
    let offset: Int
  }

  /// The elements of a collection.
  struct Elements {
    let count: Int
    let element: (Int) -> Any?
  }

  /// Where the dragged item would be inserted, and at which edge of a view that is displayed.
  struct Gap: Equatable {
    let place: Place
    let view: Place
    let edge: Edge
  }

  /// Called with elements, the one before which they are moved or nil for the end, and the collection.
  typealias Move = (_ sources: [Any], _ before: Any?, _ collection: AnyHashable) -> Void

  private let readers = DependencySource()
  private var move: Move = { _, _, _ in }
  private var elements: [AnyHashable: Elements] = [:]
  private var frames: [(place: Place, frame: Rect)] = []
  private var dragged: (place: Place, translation: Size)?
  private var gap: Gap?

  nonisolated init() {}

  /// The coordinate space of the frames.
  nonisolated var space: NamedCoordinateSpace { .named(ObjectIdentifier(self)) }

  func update(_ move: @escaping Move) { self.move = move }

  func setElements(_ new: Elements, of collection: AnyHashable) { elements[collection] = new }

  func setFrame(_ frame: Rect?, of place: Place) {
    frames.removeAll { $0.place == place }
    if let frame { frames.append((place, frame)) }
  }

  // MARK: Dragging

  /// How far a view is dragged; nil for others.
  func translation(of place: Place) -> CGSize? {
    readers.recordRead()
    return dragged?.place == place ? dragged?.translation.cgSize : nil
  }

  /// The edge of a view at which the dragged item would be inserted.
  func edge(of place: Place) -> Edge? {
    readers.recordRead()
    return gap?.view == place ? gap?.edge : nil
  }

  func drag(_ place: Place, by translation: CGSize, to point: CGPoint) {
    dragged = (place, Size(translation))
    let found = gap(at: Point(point))
    gap = found.flatMap { isMove(of: place, to: $0.place) ? $0 : nil }
    readers.notifyReaders()
  }

  func drop(_ place: Place) {
    let target = gap
    dragged = nil
    gap = nil
    readers.notifyReaders()
    if let target {
      withAnimation {
        moveElements(at: [place.offset], of: place.collection, to: target.place.offset, of: target.place.collection)
      }
    }
  }

  /// Moves elements in front of another one, or to the end.
  func moveElements(at offsets: [Int], of collection: AnyHashable, to offset: Int, of target: AnyHashable) {
    let sources = offsets.compactMap { elements[collection]?.element($0) }
    guard !sources.isEmpty, let goal = elements[target] else { return }
    move(sources, offset < goal.count ? goal.element(offset) : nil, target)
  }

  private func isMove(of place: Place, to other: Place) -> Bool {
    place.collection != other.collection || other.offset != place.offset && other.offset != place.offset + 1
  }

  /// The gap between views that is the nearest to a position.
  private func gap(at point: Point) -> Gap? {
    func distance(_ frame: Rect) -> CGFloat {
      let across = max(frame.minX - point.x, 0, point.x - frame.maxX)
      let down = max(frame.minY - point.y, 0, point.y - frame.maxY)
      return across * across + down * down
    }
    guard let nearest = frames.min(by: { distance($0.frame) < distance($1.frame) }) else { return nil }
    let frame = nearest.frame
    let isInLine = frames.contains { other in
      other.place != nearest.place && other.frame.minY < frame.maxY && other.frame.maxY > frame.minY
        && (other.frame.minX >= frame.maxX || other.frame.maxX <= frame.minX)
    }
    let isAfter = isInLine ? point.x > (frame.minX + frame.maxX) / 2 : point.y > (frame.minY + frame.maxY) / 2
    let place = Place(
      collection: nearest.place.collection, offset: isAfter ? nearest.place.offset + 1 : nearest.place.offset)
    let edge: Edge = isInLine ? (isAfter ? .trailing : .leading) : (isAfter ? .bottom : .top)
    return Gap(place: place, view: nearest.place, edge: edge)
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
