import OrielCore

/// The shape of the symbol of a point.
public protocol ChartSymbolShape: Shape {
  /// The part of the unit square that the symbol occupies, by which symbols of different shapes appear equally large.
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  /// The whole unit square.
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// Returns the outline of the symbol.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the outline of the symbol.
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape { SymbolBorder(symbol: self, style: style) }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  /// A triangle that points up.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  /// A square with a corner at the top.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  /// A pentagon.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  /// A plus sign.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  /// A diagonal cross.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  /// An asterisk of three lines.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

extension Circle: ChartSymbolShape {}

/// A type-erased symbol.
public struct AnyChartSymbolShape: ChartSymbolShape {
  private let symbol: any ChartSymbolShape

  /// Erases the type of a symbol.
  public init(_ symbol: any ChartSymbolShape) { self.symbol = symbol }

  /// The part of the unit square that the symbol occupies.
  public var perceptualUnitRect: CGRect { symbol.perceptualUnitRect }

  public func path(in rect: CGRect) -> Path { symbol.path(in: rect) }
}

/// The outline of a symbol.
private struct SymbolBorder<Symbol: ChartSymbolShape>: ChartSymbolShape {
  let symbol: Symbol
  let style: StrokeStyle

  var perceptualUnitRect: CGRect { symbol.perceptualUnitRect }

  func path(in rect: CGRect) -> Path {
    symbol.path(in: rect.insetBy(dx: style.lineWidth / 2, dy: style.lineWidth / 2)).strokedPath(style)
  }
}
