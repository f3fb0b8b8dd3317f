/// Variants of symbols, such as filled ones.
public struct SymbolVariants: Hashable, Sendable {
  private enum Enclosure: String { case circle, square, rectangle }

  private var enclosure: Enclosure?
  private var isSlashed = false
  private var isFilled = false

  /// No variant.
  public static let none = SymbolVariants()
  /// The symbol in a circle.
  public static let circle = SymbolVariants.none.circle
  /// The symbol in a square.
  public static let square = SymbolVariants.none.square
  /// The symbol in a rectangle.
  public static let rectangle = SymbolVariants.none.rectangle
  /// The filled symbol.
  public static let fill = SymbolVariants.none.fill
  /// The symbol with a slash.
  public static let slash = SymbolVariants.none.slash

  /// The variant in a circle.
  public var circle: SymbolVariants { changed { $0.enclosure = .circle } }
  /// The variant in a square.
  public var square: SymbolVariants { changed { $0.enclosure = .square } }
  /// The variant in a rectangle.
  public var rectangle: SymbolVariants { changed { $0.enclosure = .rectangle } }
  /// The filled variant.
  public var fill: SymbolVariants { changed { $0.isFilled = true } }
  /// The variant with a slash.
  public var slash: SymbolVariants { changed { $0.isSlashed = true } }

  /// Whether the variant has all properties of another one.
  public func contains(_ other: SymbolVariants) -> Bool { self == union(other) }

  /// The properties of both; of two enclosures, that of the other one.
  package func union(_ other: SymbolVariants) -> SymbolVariants {
    changed {
      $0.enclosure = other.enclosure ?? enclosure
      $0.isSlashed = isSlashed || other.isSlashed
      $0.isFilled = isFilled || other.isFilled
    }
  }

  /// The name of the variant of a symbol.
  package func name(of symbol: String) -> String {
    var name = symbol
    func add(_ suffix: String) {
      if !name.split(separator: ".").dropFirst().contains(Substring(suffix)) { name += "." + suffix }
    }
    if isSlashed { add("slash") }
    if let enclosure { add(enclosure.rawValue) }
    if isFilled { add("fill") }
    return name
  }

  private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variant = self
    change(&variant)
    return variant
  }
}

/// How the layers of a symbol are colored.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// In one color.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In the symbol's own colors.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// In one color with several opacities.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In several colors.
  public static let palette = SymbolRenderingMode(name: "palette")
}
