/// A format with placeholders such as `%@`, `%2$lld` and `%#@name@`.
struct FormatString {
  enum Part: Equatable {
    case text(String)
    /// A placeholder: its position if it has one, and what follows, such as `lld`.
    case value(position: Int?, specifier: String)
    /// A reference to a variable.
    case variable(position: Int?, name: String)
    /// `%arg`, which stands for the number of a variable in its forms.
    case argument
  }

  private(set) var parts: [Part] = []

  init(_ format: String) {
    var rest = format[...]
    var text = ""
    while let sign = rest.firstIndex(of: "%") {
      text += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      guard let part = Self.part(&rest) else {
        text += "%"
        continue
      }
      if part == .text("%%") {
        text += "%%"
        continue
      }
      if !text.isEmpty { parts.append(.text(text)) }
      text = ""
      parts.append(part)
    }
    text += rest
    if !text.isEmpty { parts.append(.text(text)) }
  }

  /// Reads what follows a percent sign. Nil if it is no placeholder.
  private static func part(_ rest: inout Substring) -> Part? {
    if rest.first == "%" {
      rest.removeFirst()
      return .text("%%")
    }
    if rest.hasPrefix("arg"), rest.dropFirst(3).first.map({ !$0.isLetter }) ?? true {
      rest = rest.dropFirst(3)
      return .argument
    }
    var place = rest
    let digits = place.prefix { $0.isASCII && $0.isNumber }
    var position: Int?
    if !digits.isEmpty, place[digits.endIndex...].first == "$" {
      position = Int(digits)
      place = place[digits.endIndex...].dropFirst()
    }
    if place.hasPrefix("#@"), let end = place.dropFirst(2).firstIndex(of: "@") {
      defer { rest = place[place.index(after: end)...] }
      return .variable(position: position, name: String(place[place.index(place.startIndex, offsetBy: 2)..<end]))
    }
    let flags = place.prefix { "0123456789.+-# 'lhqjzt".contains($0) }
    guard let conversion = place[flags.endIndex...].first, "@diufFeEgGxXcsoaA".contains(conversion) else { return nil }
    rest = place[flags.endIndex...].dropFirst()
    return .value(position: position, specifier: flags + String(conversion))
  }

  /// The position of the first number among the arguments, from 1; nil if there is none.
  var firstNumber: Int? {
    var next = 0
    for part in parts {
      guard case .value(let position, let specifier) = part else { continue }
      next += 1
      if let last = specifier.last, !"@sc".contains(last) { return position ?? next }
    }
    return nil
  }

  /// The format in which each placeholder has a position, and the positions of the variables by their names.
  func numbered() -> (format: String, variables: [String: Int]) {
    var (format, variables, next) = ("", [String: Int](), 0)
    for part in parts {
      switch part {
      case .text(let text): format += text
      case .argument: format += "%arg"
      case .value(let position, let specifier):
        next += 1
        format += "%\(position ?? next)$\(specifier)"
      case .variable(let position, let name):
        if position == nil { next += 1 }
        variables[name] = position ?? next
        format += "%#@\(name)@"
      }
    }
    return (format, variables)
  }

  /// The form of a variable, in which the placeholders without a position stand for one argument.
  func form(of argument: Int, specifier: String) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .argument: "%\(argument)$\(specifier)"
      case .value(let position, let specifier): "%\(position ?? argument)$\(specifier)"
      case .variable(_, let name): "%#@\(name)@"
      }
    }.joined()
  }
}
