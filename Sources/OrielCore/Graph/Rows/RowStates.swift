/// The state of a row's views that has been written, while the row isn't visible.
///
/// A view is identified by its type, its depth in the row, and its number among those with the same type and depth. The
/// views are the same as before, because their state is.
@MainActor final class RowStates {
  private struct Place: Hashable {
    let type: ObjectIdentifier
    let depth: Int
  }

  private struct Key: Hashable {
    let place: Place
    let number: Int
    let property: Int
  }

  private var kept: [Key: AnyObject] = [:]
  /// The number of views so far with the same type and depth.
  private var numbers: [Place: Int] = [:]

  /// The state for the nodes that are being created.
  @exclusivity(unchecked) private static var source: RowStates?
  /// The storage for the state of the nodes that are being unmounted.
  @exclusivity(unchecked) private static var target: RowStates?

  /// Initializes the nodes that `body` creates with the kept state.
  static func restoring<Result>(_ states: RowStates?, _ body: () -> Result) -> Result {
    let outer = source
    source = states.flatMap { $0.kept.isEmpty ? nil : $0 }
    defer { source = outer }
    states?.numbers = [:]
    return body()
  }

  /// Keeps the state of the nodes that `body` unmounts.
  static func collecting(_ states: RowStates?, _ body: () -> Void) {
    let outer = target
    target = states
    defer { target = outer }
    states?.kept = [:]
    states?.numbers = [:]
    body()
  }

  var isEmpty: Bool { kept.isEmpty }

  private func number(of place: Place) -> Int {
    let number = numbers[place, default: 0]
    numbers[place] = number + 1
    return number
  }

  /// The kept objects of a node's properties, if any.
  static func restored(_ type: Any.Type, at node: _GraphNode) -> ((Int) -> AnyObject?)? {
    guard let source else { return nil }
    let place = Place(type: ObjectIdentifier(type), depth: node.context.depth)
    let number = source.number(of: place)
    return { source.kept[Key(place: place, number: number, property: $0)] }
  }

  /// Keeps the objects of a node that is being unmounted.
  static func keep(_ objects: [AnyObject?], of type: Any.Type, at node: _GraphNode) {
    guard let target, !objects.isEmpty else { return }
    let place = Place(type: ObjectIdentifier(type), depth: node.context.depth)
    let number = target.number(of: place)
    for (property, object) in objects.enumerated() {
      guard let object = object as? any KeptState, object.wasWritten else { continue }
      target.kept[Key(place: place, number: number, property: property)] = object
    }
  }
}

/// The object of a property that is kept when its row is no longer visible, once it was written.
@MainActor protocol KeptState: AnyObject {
  var wasWritten: Bool { get }
}
