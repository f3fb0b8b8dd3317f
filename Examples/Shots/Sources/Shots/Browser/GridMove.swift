import Oriel

/// A key that moves between the pictures of a grid.
enum GridMove {
  case next, previous, up, down, pageUp, pageDown, first, last

  /// - Parameter isRightToLeft: whether the first picture of a line is on the right.
  init?(_ key: KeyEquivalent, isRightToLeft: Bool) {
    switch key {
    case .rightArrow: self = isRightToLeft ? .previous : .next
    case .leftArrow: self = isRightToLeft ? .next : .previous
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .home: self = .first
    case .end: self = .last
    default: return nil
    }
  }

  static let keys: Set<KeyEquivalent> = [
    .rightArrow, .leftArrow, .upArrow, .downArrow, .pageUp, .pageDown, .home, .end,
  ]

  /// The place of the picture to which the key leads.
  ///
  /// - Parameters:
  ///   - place: where the user is now; nil for nowhere.
  ///   - rows: how many lines a page has.
  func target(from place: Int?, count: Int, columns: Int, rows: Int) -> Int? {
    guard count > 0 else { return nil }
    guard let place else { return self == .last ? count - 1 : 0 }
    let step =
      switch self {
      case .next: 1
      case .previous: -1
      case .down: columns
      case .up: -columns
      case .pageDown: columns * max(rows, 1)
      case .pageUp: -columns * max(rows, 1)
      case .first: -place
      case .last: count - 1 - place
      }
    let target = place + step
    if (0..<count).contains(target) { return target }
    switch self {
    // The last line may be shorter.
    case .down where place / columns < (count - 1) / columns: return count - 1
    case .pageDown: return min(place + (count - 1 - place) / columns * columns, count - 1)
    case .pageUp: return place % columns
    default: return place
    }
  }
}
