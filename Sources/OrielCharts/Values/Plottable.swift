import Foundation

/// A type whose values can be plotted.
///
/// Numbers, dates and strings are plottable. An enumeration with raw values only has to declare the conformance:
///
/// ```swift
/// enum City: String, Plottable { case berlin, lisbon }
/// ```
///
/// Another type is plotted as the primitive value that it returns:
///
/// ```swift
/// extension Weight: Plottable {
///   var primitivePlottable: Double { kilograms }
///   init?(primitivePlottable: Double) { self.init(kilograms: primitivePlottable) }
/// }
/// ```
public protocol Plottable {
  /// The type of the value that is plotted.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The value that is plotted.
  var primitivePlottable: PrimitivePlottable { get }

  /// Creates the value from the one that is plotted, such as that of a selection; nil if there is no such value.
  init?(primitivePlottable: PrimitivePlottable)
}

extension Plottable where Self: PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }

  /// Creates the value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }

  /// Creates the value with the raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
  var datum: Datum { primitivePlottable._datum }

  init?(datum: Datum) {
    guard let primitive = PrimitivePlottable._value(of: datum) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}

extension Int: Plottable {}
extension Int8: Plottable {}
extension Int16: Plottable {}
extension Int32: Plottable {}
extension Int64: Plottable {}
extension UInt: Plottable {}
extension UInt8: Plottable {}
extension UInt16: Plottable {}
extension UInt32: Plottable {}
extension UInt64: Plottable {}
extension Float: Plottable {}
extension Double: Plottable {}
extension CGFloat: Plottable {}
extension Decimal: Plottable {}
extension String: Plottable {}
extension Date: Plottable {}
