import FoundationEssentials

/// How far a text is compressed so that it fits: first by less space between its characters, then by a smaller font.
package struct TextCompression: Equatable {
  /// The factor of the font size.
  package var scale = 1.0
  /// How much closer the characters are than usual, as a fraction of the font size.
  package var tightening = 0.0

  package init() {}
}

extension TextElement {
  /// Whether the text is compressed where it doesn't fit.
  package var isCompressible: Bool { allowsTightening || minimumScale < 1 }

  /// The least compression with which the text fits; the greatest possible one if it fits with none.
  ///
  /// - Parameter fits: whether the text fits with a compression; true also for all greater ones.
  package func compression(_ fits: (TextCompression) -> Bool) -> TextCompression {
    if fits(TextCompression()) { return TextCompression() }
    var first = 1
    var last = compressionLevels
    while first < last {
      let middle = (first + last) / 2
      if fits(compression(level: middle)) { last = middle } else { first = middle + 1 }
    }
    return compression(level: last)
  }

  // Levels instead of any number, so that a text has the same size in the frame that was made for it.
  private static var scaleLevels: Int { 32 }
  private static var tighteningLevels: Int { 4 }
  private static var greatestTightening: Double { 0.05 }

  private var compressionLevels: Int {
    (allowsTightening ? Self.tighteningLevels : 0) + (minimumScale < 1 ? Self.scaleLevels : 0)
  }

  private func compression(level: Int) -> TextCompression {
    var compression = TextCompression()
    let tightenings = allowsTightening ? Self.tighteningLevels : 0
    compression.tightening =
      Self.greatestTightening * Double(min(level, tightenings)) / Double(Self.tighteningLevels)
    compression.scale = 1 - (1 - minimumScale) * Double(max(level - tightenings, 0)) / Double(Self.scaleLevels)
    return compression
  }
}

extension EnvironmentValues {
  /// The smallest factor by which the font of text is scaled down so that the text fits.
  public var minimumScaleFactor: CGFloat {
    get { typography.minimumScale }
    set { typography.minimumScale = min(max(newValue, 0.01), 1) }
  }

  /// Whether the characters of text may be closer together so that the text fits.
  public var allowsTightening: Bool {
    get { typography.allowsTightening }
    set { typography.allowsTightening = newValue }
  }
}

extension View {
  /// Sets the smallest factor by which the font of the text in this view is scaled down so that the text fits into its
  /// place: its width, its `lineLimit(_:)`, and its height where that is limited.
  ///
  /// Text that doesn't fit at the smallest size is truncated or wrapped.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

  /// Sets whether the characters of the text in this view may be closer together, by up to a twentieth of the font size,
  /// so that the text fits into its place.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
}
