import FoundationEssentials

/// A value with a placeholder of its own in a ``LocalizedStringKey``: a string, a number or a localized text.
///
/// One generic method appends them all. With a method for each kind, the compiler would try each of them with each overload
/// of the operators in an interpolated expression, which takes a third of a second for `(index % 12 + 12) % 12`.
public protocol _FormatSpecifiable {
  /// Appends the value and its placeholder. A specifier, such as `%.2f`, replaces the placeholder of the type.
  func _append(to interpolation: inout LocalizedStringKey.StringInterpolation, specifier: String?)
}

extension _FormatSpecifiable where Self: StringProtocol {
  /// Appends the string.
  public func _append(to interpolation: inout LocalizedStringKey.StringInterpolation, specifier: String?) {
    let text = String(self)
    interpolation.append(specifier ?? "%@", .text(text), shown: specifier == nil ? text : nil)
  }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & SignedInteger {
  /// Appends the integer.
  public func _append(to interpolation: inout LocalizedStringKey.StringInterpolation, specifier: String?) {
    let shown = specifier == nil ? NumberText.digits(of: self) : nil
    interpolation.append(specifier ?? "%lld", .integer(Int64(self)), shown: shown)
  }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & UnsignedInteger {
  /// Appends the integer.
  public func _append(to interpolation: inout LocalizedStringKey.StringInterpolation, specifier: String?) {
    let shown = specifier == nil ? NumberText.digits(of: self) : nil
    interpolation.append(specifier ?? "%llu", .unsigned(UInt64(self)), shown: shown)
  }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  /// Appends the number.
  public func _append(to interpolation: inout LocalizedStringKey.StringInterpolation, specifier: String?) {
    interpolation.append(specifier ?? "%lf", .float(Double(self)), shown: nil)
  }
}

extension LocalizedStringResource: _FormatSpecifiable {
  /// Appends the text, which is localized when the key is.
  public func _append(to interpolation: inout LocalizedStringKey.StringInterpolation, specifier: String?) {
    interpolation.append(specifier ?? "%@", .formatted(FormattedResource(self)), shown: nil)
    interpolation.hasFormats = true
  }
}

extension String: _FormatSpecifiable {}
extension Substring: _FormatSpecifiable {}
extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
