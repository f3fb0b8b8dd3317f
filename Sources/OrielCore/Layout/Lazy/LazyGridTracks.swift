import FoundationEssentials

/// A column of `LazyVGrid`, or a row of `LazyHGrid`.
package struct LazyGridTrack: Equatable, Sendable {
  package enum Length: Equatable, Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat, maximum: CGFloat)
    /// As many tracks as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat)
  }

  package var length: Length
  /// The distance to the next track; nil for the platform's default.
  package var spacing: CGFloat?

  package init(_ length: Length, spacing: CGFloat? = nil) {
    self.length = length
    self.spacing = spacing
  }

  /// A track with its resolved length.
  package struct Resolved: Equatable, Sendable {
    package var start: CGFloat
    package var length: CGFloat
  }

  /// The tracks in a length, and the length of the grid.
  ///
  /// They are resolved twice, as in SwiftUI: in the proposed length, and then in the length that results, which is the
  /// grid's own.
  package static func resolve(
    _ tracks: [LazyGridTrack], in offered: CGFloat, metrics: LayoutMetrics = .standard
  ) -> (tracks: [Resolved], length: CGFloat) {
    let length = pass(tracks, in: offered, metrics).length
    return (pass(tracks, in: length, metrics).tracks, length)
  }

  private static func pass(
    _ tracks: [LazyGridTrack], in offered: CGFloat, _ metrics: LayoutMetrics
  ) -> (tracks: [Resolved], length: CGFloat) {
    var left = offered
    var flexible = 0
    for (index, track) in tracks.enumerated() {
      if index + 1 < tracks.count { left -= track.spacing ?? metrics.spacing }
      if case .fixed(let length) = track.length { left -= length } else { flexible += 1 }
    }
    var resolved: [Resolved] = []
    var start: CGFloat = 0
    for (index, track) in tracks.enumerated() {
      let spacing = track.spacing ?? metrics.spacing
      let share = max(0, left / CGFloat(max(1, flexible)))
      let length: CGFloat
      switch track.length {
      case .fixed(let fixed):
        length = fixed
        resolved.append(Resolved(start: start, length: fixed))
      case .flexible(let minimum, let maximum):
        length = max(minimum, min(share, maximum))
        resolved.append(Resolved(start: start, length: length))
      case .adaptive(let minimum, let maximum):
        length = max(minimum, share)
        let count = max(1, ((length + spacing) / (minimum + spacing)).rounded(.down))
        let each = min(maximum, (length - spacing * (count - 1)) / count)
        for number in 0..<Int(count) {
          resolved.append(Resolved(start: start + CGFloat(number) * (each + spacing), length: each))
        }
      }
      if case .fixed = track.length {
      } else {
        left -= length
        flexible -= 1
      }
      start += length + (index + 1 < tracks.count ? spacing : 0)
    }
    return (resolved, start)
  }
}
