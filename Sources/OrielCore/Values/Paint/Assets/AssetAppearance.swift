/// What the variants of an asset are chosen by.
package struct AssetAppearance: Hashable, Sendable {
  package var isDark = false
  package var hasHighContrast = false

  package init(isDark: Bool = false, hasHighContrast: Bool = false) {
    self.isDark = isDark
    self.hasHighContrast = hasHighContrast
  }

  /// The variants for the closest appearance, of which the brightness counts more than the contrast. A variant for an
  /// appearance isn't used in its opposite unless there is no other.
  func closest<Variant: AssetVariant>(of variants: [Variant]) -> [Variant] {
    let distances = variants.map(distance)
    guard let least = distances.min() else { return [] }
    return zip(variants, distances).filter { $0.1 == least }.map(\.0)
  }

  /// The first variant for the closest appearance; nil if there are no variants.
  func best<Variant: AssetVariant>(of variants: [Variant]) -> Variant? { closest(of: variants).first }

  private func distance<Variant: AssetVariant>(of variant: Variant) -> Int {
    func distance(_ set: Bool?, _ wanted: Bool) -> Int { set.map { $0 == wanted ? 0 : 2 } ?? 1 }
    return 4 * distance(variant.isDark, isDark) + distance(variant.hasHighContrast, hasHighContrast)
  }
}

/// A variant of an asset.
protocol AssetVariant {
  /// Whether it is for the dark or the light style; nil for both.
  var isDark: Bool? { get }
  /// Whether it is for high or standard contrast; nil for both.
  var hasHighContrast: Bool? { get }
}
