/// The drawing of a symbol in an asset catalog: areas in a square of 16 units.
package struct AssetSymbol: Decodable, Hashable, Sendable {
  /// SVG paths.
  package let paths: [String]
  /// The place of the paths in the square: a point `x` is at `x * scale + dx`.
  package let scale: Double
  package let dx: Double
  package let dy: Double
}
