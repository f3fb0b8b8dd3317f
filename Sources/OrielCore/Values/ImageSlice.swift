import FoundationEssentials

/// A part of a resized picture with cap insets: a corner, an edge or the center.
package struct ImageSlice: Equatable {
  /// Where the part is drawn.
  package var area: Rect
  /// The first of its tiles, from the top left corner of `area`; the same as `area` if the part isn't repeated.
  package var tile: Rect
  /// Where the whole picture is when the part of it that belongs in `tile` is there.
  package var picture: Rect

  /// Returns the parts of a picture of a size in a rectangle of another size.
  ///
  /// Corners keep their size, edges their thickness. What lies between is stretched or repeated. Insets that don't fit
  /// are scaled down.
  package static func slices(of picture: Size, _ insets: EdgeInsets, in size: Size, isTiled: Bool) -> [ImageSlice] {
    let columns = Span.spans(picture.width, insets.leading, insets.trailing, in: size.width, isTiled: isTiled)
    let rows = Span.spans(picture.height, insets.top, insets.bottom, in: size.height, isTiled: isTiled)
    return rows.flatMap { row in columns.map { ImageSlice($0, row) } }
  }

  private init(_ column: Span, _ row: Span) {
    area = Rect(x: column.start, y: row.start, width: column.length, height: row.length)
    tile = Rect(x: column.start, y: row.start, width: column.tile, height: row.tile)
    picture = Rect(
      x: column.pictureStart, y: row.pictureStart, width: column.pictureLength, height: row.pictureLength)
  }

  /// A part of one axis.
  private struct Span {
    var start, length, tile, pictureStart, pictureLength: Double

    /// - Parameter scale: the scale of the part; nil if it is stretched.
    private init?(_ source: ClosedRange<Double>, of picture: Double, in target: ClosedRange<Double>, scale: Double?) {
      (start, length) = (target.lowerBound, target.upperBound - target.lowerBound)
      let sourceLength = source.upperBound - source.lowerBound
      guard length > 0, sourceLength > 0 else { return nil }
      let scale = scale ?? length / sourceLength
      tile = sourceLength * scale
      pictureStart = start - source.lowerBound * scale
      pictureLength = picture * scale
    }

    static func spans(_ picture: Double, _ first: CGFloat, _ last: CGFloat, in length: Double, isTiled: Bool) -> [Span]
    {
      let first = min(max(Double(first), 0), picture)
      let last = min(max(Double(last), 0), picture - first)
      let scale = first + last > length ? length / (first + last) : 1
      let middle = (first * scale)...max(first * scale, length - last * scale)
      return [
        Span(0...first, of: picture, in: 0...middle.lowerBound, scale: scale),
        Span(first...(picture - last), of: picture, in: middle, scale: isTiled ? 1 : nil),
        Span(
          (picture - last)...picture, of: picture, in: middle.upperBound...max(middle.upperBound, length), scale: scale),
      ].compactMap { $0 }
    }
  }
}
