import Foundation
import OrielCore

/// The metrics of the font with which a headless screen measures all text, independent of the font of a view.
///
/// All characters have the same width, so that line breaks in a test are predictable.
public struct FontMetrics: Equatable, Sendable {
  /// The width of a character.
  public var advance: Double
  /// The height of a line.
  public var lineHeight: Double
  /// The distance from the top of a line to its baseline.
  public var ascent: Double

  /// Creates metrics. By default a character is 8 × 16 with the baseline at 12.
  public init(advance: Double = 8, lineHeight: Double = 16, ascent: Double = 12) {
    precondition(advance > 0 && lineHeight > 0, "the width and height of a character must be greater than 0")
    self.advance = advance
    self.lineHeight = lineHeight
    self.ascent = ascent
  }
}

extension FontMetrics {
  /// The size of a text for a proposed width, or in one line per paragraph if that is nil. Lines are broken between
  /// words, or within words that are longer than a line. If the proposed height is less than required, the size is that
  /// of the lines that fit, at least one.
  func size(
    of string: String, width: CGFloat?, height: CGFloat? = nil, lineLimit: Int? = nil, reservedLines: Int = 0
  ) -> CGSize {
    let capacity = capacity(of: width)
    var lines = lines(of: string, capacity: capacity)
    var limit = max(1, lineLimit ?? lines.count)
    var reserved = reservedLines
    if let height, height < 1e9 {
      let capacity = max(1, Int((height / lineHeight + 1e-6).rounded(.down)))
      limit = min(limit, capacity)
      reserved = min(reserved, capacity)
    }
    if lines.count > limit {
      // The last visible line is truncated, and filled with the beginning of the next one.
      lines[limit - 1] = min(capacity, lines[limit - 1] + 1 + lines[limit])
      lines.removeSubrange(limit...)
    }
    let count = max(reserved, lines.count)
    return CGSize(width: Double(lines.max() ?? 0) * advance, height: Double(count) * lineHeight)
  }

  /// Whether a text fits into lines of a width without breaking a word, into a height, and into a number of lines.
  func fits(_ string: String, width: CGFloat?, height: CGFloat?, lineLimit: Int?) -> Bool {
    let capacity = capacity(of: width)
    let words = string.split { $0 == " " || $0 == "\n" }
    guard words.allSatisfy({ $0.count <= capacity }) else { return false }
    let count = lines(of: string, capacity: capacity).count
    if let lineLimit, count > max(1, lineLimit) { return false }
    return height.map { Double(count) * lineHeight <= $0 + 1e-6 } ?? true
  }

  /// The metrics of compressed text.
  func compressed(_ compression: TextCompression) -> FontMetrics {
    var metrics = self
    metrics.advance = (advance - compression.tightening * lineHeight) * compression.scale
    metrics.lineHeight *= compression.scale
    metrics.ascent *= compression.scale
    return metrics
  }

  /// The baselines of text with a height.
  func baselines(inHeight height: CGFloat) -> TextBaselines {
    TextBaselines(first: ascent, last: max(height - lineHeight, 0) + ascent)
  }

  /// The number of characters that fit into a line, at least one.
  private func capacity(of width: CGFloat?) -> Int {
    guard let width, width < 1e9 else { return .max }
    // Tolerates rounding errors of computed widths.
    return max(1, Int((width / advance + 1e-6).rounded(.down)))
  }

  /// The number of characters of each line.
  private func lines(of string: String, capacity: Int) -> [Int] {
    var lines: [Int] = []
    for paragraph in string.split(separator: "\n", omittingEmptySubsequences: false) {
      var line: Int?
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        var length = word.count
        if let present = line {
          if length <= capacity - present - 1 {
            line = present + 1 + length
            continue
          }
          lines.append(present)
        }
        while length > capacity {
          lines.append(capacity)
          length -= capacity
        }
        line = length
      }
      lines.append(line ?? 0)
    }
    return lines
  }
}
