/// A text of style rules. Classes are written into it as ``StyleClass``: `"button\(.flat) { … }"`.
struct StyleRules: ExpressibleByStringInterpolation {
  private(set) var text: String

  init(stringLiteral text: String) { self.text = text }

  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  static func += (rules: inout StyleRules, more: StyleRules) { rules.text += more.text }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 20)
    }

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation(_ styleClass: StyleClass) { text += "." + styleClass.name }

    mutating func appendInterpolation(_ value: some LosslessStringConvertible) { text += value.description }
  }
}

/// The CSS node names of Oriel's own widget classes.
enum StyleNode {
  /// A ``WidgetLayout``.
  static let layout = "oriellayout"
}
