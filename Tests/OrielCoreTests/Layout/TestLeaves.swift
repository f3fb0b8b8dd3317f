import Foundation

@testable import OrielCore

/// Text whose characters are all as wide: it breaks between words, and in words that are too long.
final class TestText: LeafSizing {
  var string: String
  private let advance: CGFloat
  private let line: CGFloat
  private let ascent: CGFloat
  private(set) var measurements = 0

  init(_ string: String, advance: CGFloat = 8, line: CGFloat = 16, ascent: CGFloat = 12) {
    self.string = string
    self.advance = advance
    self.line = line
    self.ascent = ascent
  }

  var sensitivity: Axis.Set { string.count < 2 ? [] : .horizontal }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    measurements += 1
    let limit = proposal.width.map { max(1, Int(min(max($0, 0) / advance, 1e6))) } ?? Int.max
    var widest = 0
    var lines = 1
    var column = 0
    for word in string.split(separator: " ") {
      var rest = word.count
      if column > 0, rest < limit - column {
        column += 1 + rest
      } else {
        if column > 0 { lines += 1 }
        while rest > limit {
          widest = max(widest, limit)
          lines += 1
          rest -= limit
        }
        column = rest
      }
      widest = max(widest, column)
    }
    return CGSize(width: CGFloat(widest) * advance, height: CGFloat(lines) * line)
  }

  func baselines(in size: CGSize) -> TextBaselines? {
    TextBaselines(first: ascent, last: size.height - line + ascent)
  }
}

/// Has one size.
final class RigidLeaf: LeafSizing {
  private let size: CGSize
  init(_ size: CGSize) { self.size = size }

  var sensitivity: Axis.Set { [] }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }
  func baselines(in size: CGSize) -> TextBaselines? { nil }
}

/// Takes what it is offered, between two lengths.
final class ElasticLeaf: LeafSizing {
  private let least: CGFloat
  private let most: CGFloat
  init(least: CGFloat, most: CGFloat) {
    self.least = least
    self.most = most
  }

  var sensitivity: Axis.Set { .both }
  func baselines(in size: CGSize) -> TextBaselines? { nil }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: least, height: least))
    return CGSize(width: min(max(size.width, least), most), height: min(max(size.height, least), most))
  }
}
