import Foundation

/// A type whose values scales can place by themselves: numbers, dates and strings.
public protocol PrimitivePlottableProtocol {
  var _datum: _Datum { get }
  static func _value(of datum: _Datum) -> Self?
  static var _isDate: Bool { get }
}

extension PrimitivePlottableProtocol {
  public static var _isDate: Bool { false }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  public var _datum: _Datum { .number(Double(self)) }
  public static func _value(of datum: _Datum) -> Self? { (datum.amount?.rounded()).flatMap { Self(exactly: $0) } }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  public var _datum: _Datum { .number(Double(self)) }
  public static func _value(of datum: _Datum) -> Self? { datum.amount.map { Self($0) } }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  public var _datum: _Datum { .number(NSDecimalNumber(decimal: self).doubleValue) }
  public static func _value(of datum: _Datum) -> Decimal? { datum.amount.map { Decimal($0) } }
}

extension String: PrimitivePlottableProtocol {
  public var _datum: _Datum { .category(self) }
  public static func _value(of datum: _Datum) -> String? { if case .category(let name) = datum { name } else { nil } }
}

extension Date: PrimitivePlottableProtocol {
  public static var _isDate: Bool { true }
  public var _datum: _Datum { .date(timeIntervalSinceReferenceDate) }
  public static func _value(of datum: _Datum) -> Date? { datum.amount.map { Date(timeIntervalSinceReferenceDate: $0) } }
}
