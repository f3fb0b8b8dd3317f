import CGtk
import FoundationEssentials
import OrielCore

/// The size of a text for a proposal.
extension TextLayout {
  /// Whether the width of the text depends on the proposal.
  private var isFlexible: Bool { lines.wraps || lines.ellipsis != PANGO_ELLIPSIZE_NONE }

  /// Whether the text displays fewer lines if its height is limited.
  private var mayBeCut: Bool { lines.areSeveral && lines.reserved == 0 }

  /// The axes along which a proposal affects the size.
  func sensitivity(isHeightLimited: Bool) -> Axis.Set {
    let across: Axis.Set = isFlexible || text.isCompressible ? .horizontal : []
    return mayBeCut && isHeightLimited ? across.union(.vertical) : across
  }

  /// - Parameter isHeightLimited: whether the text displays only the lines for which the proposal has room.
  func sizeThatFits(_ proposal: ProposedViewSize, isHeightLimited: Bool) -> Size {
    updateContext()
    return fit(proposal, isHeightLimited: isHeightLimited).size
  }

  /// The distances of the baselines from the top of the text in a size.
  func baselines(in size: Size, isHeightLimited: Bool) -> TextBaselines {
    updateContext()
    let top = arrange(in: size, isHeightLimited: isHeightLimited)
    let unit = CGFloat(PANGO_SCALE)
    let first = top + CGFloat(pango_layout_get_baseline(opaque)) / unit
    guard lines.areSeveral, let line = pango_layout_get_iter(opaque) else {
      return TextBaselines(first: first, last: first)
    }
    defer { pango_layout_iter_free(line) }
    while pango_layout_iter_next_line(line) != 0 {}
    return TextBaselines(first: first, last: top + CGFloat(pango_layout_iter_get_baseline(line)) / unit)
  }

  /// The constraints and the size for a proposal. The text is as wide as its widest line where that is less than
  /// proposed, otherwise as wide as proposed, and at least as wide as its widest word.
  func fit(_ proposal: ProposedViewSize, isHeightLimited: Bool) -> (shape: Shape, size: Size) {
    let canBeCut = mayBeCut && isHeightLimited
    var shape = Shape()
    if text.isCompressible, let width = proposal.width {
      shape.compression = compression(width: width, height: canBeCut ? proposal.height : nil)
    }
    var size = naturalSize(shape.compression)
    if isFlexible {
      let width = proposal.width.map { min($0.whole, size.width) } ?? size.width
      if width < size.width || lines.limit != nil {
        shape.width = Int32(width)
        shape.ellipsis = lines.ellipsis
        shape.height = lines.limit.map { -Int32(clamping: $0) } ?? -1
        var fitting = measure(shape)
        if fitting.width > width, lines.ellipsis == PANGO_ELLIPSIZE_NONE {
          shape.width = Int32(fitting.width)
          fitting = measure(shape)
        }
        size = Size(width: max(width, fitting.width), height: fitting.height)
        limitLines(&shape, &size)
      }
    }
    if canBeCut, let height = proposal.height, height + 0.5 < size.height {
      cut(&shape, &size, to: height)
    }
    if lines.reserved > 0 {
      let spacing = hasSpacing ? text.lineSpacing * Double(lines.reserved - 1) : 0
      size.height = max(size.height, lineHeight * CGFloat(lines.reserved) + spacing.rounded())
    }
    return (shape, size)
  }

  private func cut(_ shape: inout Shape, _ size: inout Size, to height: CGFloat) {
    shape.width = Int32(size.width)
    shape.ellipsis = text.truncation.ellipsis
    shape.height = Int32(min(height > 0 ? height : 0, 1_000_000) * CGFloat(PANGO_SCALE))
    size.height = measure(shape).height
  }

  /// Pango limits the lines of each paragraph; all paragraphs together are limited by their height.
  private func limitLines(_ shape: inout Shape, _ size: inout Size) {
    guard let limit = lines.limit, pango_layout_get_line_count(opaque) > limit,
      let line = pango_layout_get_iter(opaque)
    else { return }
    defer { pango_layout_iter_free(line) }
    for _ in 1..<limit { pango_layout_iter_next_line(line) }
    var extents = PangoRectangle()
    pango_layout_iter_get_line_extents(line, nil, &extents)
    cut(&shape, &size, to: CGFloat(extents.y + extents.height) / CGFloat(PANGO_SCALE))
  }

  private func naturalSize(_ compression: TextCompression) -> Size {
    guard compression == TextCompression() else { return measure(Shape(compression: compression)) }
    if let natural { return natural }
    let size = measure(Shape())
    natural = size
    return size
  }

  private func measure(_ shape: Shape) -> Size {
    apply(shape)
    return textSize
  }

  /// The size of the arranged text.
  var textSize: Size {
    var (width, height): (Int32, Int32) = (0, 0)
    pango_layout_get_size(opaque, &width, &height)
    let unit = Int32(PANGO_SCALE)
    return Size(width: CGFloat((width + unit - 1) / unit), height: CGFloat((height + unit - 1) / unit))
  }

  /// The height of a line of the text's font.
  var lineHeight: CGFloat {
    guard let sample = pango_layout_copy(opaque) else { return 0 }
    defer { g_object_unref(sample.raw) }
    pango_layout_set_text(sample, "X", -1)
    // Without compression.
    pango_layout_set_attributes(sample, attributes)
    pango_layout_set_width(sample, -1)
    var height: Int32 = 0
    pango_layout_get_pixel_size(sample, nil, &height)
    return CGFloat(height)
  }

  // MARK: Compression

  /// The least compression with which the text fits.
  private func compression(width: CGFloat, height: CGFloat?) -> TextCompression {
    text.compression { compression in
      let size = measure(Shape(width: lines.wraps ? Int32(width.whole) : -1, compression: compression))
      if size.width > width.whole { return false }
      if let limit = text.lineLimit, pango_layout_get_line_count(opaque) > max(1, limit) { return false }
      return height.map { size.height <= $0 + 0.5 } ?? true
    }
  }
}

extension CGFloat {
  /// The length in whole pixels; 0 if it isn't a number. A stack may propose a little less, because it adds and
  /// subtracts fractions.
  fileprivate var whole: CGFloat { self > 0 ? (Swift.min(self, 1_000_000) + 0.001).rounded(.down) : 0 }
}
