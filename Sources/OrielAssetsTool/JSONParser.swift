/// Parses JSON and counts lines.
struct JSONParser {
  private var rest: Substring.UnicodeScalarView
  private var line = 1
  private var depth = 0

  init(_ text: String) { rest = Substring(text).unicodeScalars }

  mutating func document() throws(JSON.SyntaxError) -> JSON {
    _ = take("\u{FEFF}")
    let value = try value()
    skipSpace()
    guard rest.isEmpty else { throw error("there is something behind the end") }
    return value
  }

  private func error(_ message: String) -> JSON.SyntaxError { JSON.SyntaxError(line: line, message: message) }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func skipSpace() {
    while let scalar = rest.first, scalar == " " || scalar == "\t" || scalar == "\r" || scalar == "\n" {
      if scalar == "\n" { line += 1 }
      rest.removeFirst()
    }
  }

  private mutating func value() throws(JSON.SyntaxError) -> JSON {
    skipSpace()
    let start = line
    guard let first = rest.first else { throw error("the file ends too early") }
    let value: JSON.Value
    switch first {
    case "{", "[":
      depth += 1
      guard depth < 200 else { throw error("values are nested too deeply") }
      value = first == "{" ? .object(try members()) : .array(try elements())
      depth -= 1
    case "\"": value = .string(try string())
    case "-", "0"..."9": value = .number(try number())
    default: value = try word()
    }
    return JSON(value: value, line: start)
  }

  private mutating func members() throws(JSON.SyntaxError) -> [String: JSON] {
    rest.removeFirst()
    var members: [String: JSON] = [:]
    skipSpace()
    if take("}") { return members }
    repeat {
      skipSpace()
      guard rest.first == "\"" else { throw error("a name in quotes is expected") }
      let name = try string()
      skipSpace()
      guard take(":") else { throw error("a colon is expected after \"\(name)\"") }
      members[name] = try value()
      skipSpace()
    } while take(",")
    guard take("}") else { throw error("a comma or } is expected") }
    return members
  }

  private mutating func elements() throws(JSON.SyntaxError) -> [JSON] {
    rest.removeFirst()
    var elements: [JSON] = []
    skipSpace()
    if take("]") { return elements }
    repeat {
      elements.append(try value())
      skipSpace()
    } while take(",")
    guard take("]") else { throw error("a comma or ] is expected") }
    return elements
  }

  private mutating func word() throws(JSON.SyntaxError) -> JSON.Value {
    let letters = rest.prefix { ("a"..."z").contains($0) }
    rest = rest[letters.endIndex...]
    switch String(letters) {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default: throw error("a value is expected")
    }
  }

  private mutating func number() throws(JSON.SyntaxError) -> Double {
    let digits = rest.prefix { ("0"..."9").contains($0) || "+-.eE".unicodeScalars.contains($0) }
    guard let number = Double(String(digits)) else { throw error("\(String(digits)) is no number") }
    rest = rest[digits.endIndex...]
    return number
  }

  private mutating func string() throws(JSON.SyntaxError) -> String {
    rest.removeFirst()
    // UTF-16, since two escapes may form a surrogate pair.
    var units: [UInt16] = []
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return String(decoding: units, as: UTF16.self)
      case "\\": units.append(try escaped())
      case "\n": throw error("a text has no closing quote")
      default: units += Array(String(scalar).utf16)
      }
    }
    throw error("a text has no closing quote")
  }

  private mutating func escaped() throws(JSON.SyntaxError) -> UInt16 {
    let escapes: [Unicode.Scalar: UInt16] = ["n": 10, "t": 9, "r": 13, "b": 8, "f": 12, "/": 47, "\\": 92, "\"": 34]
    guard let scalar = rest.popFirst() else { throw error("a text has no closing quote") }
    if let unit = escapes[scalar] { return unit }
    let digits = rest.prefix(4)
    guard scalar == "u", digits.count == 4, let unit = UInt16(String(digits), radix: 16) else {
      throw error("\\\(scalar) is no escape")
    }
    rest = rest[digits.endIndex...]
    return unit
  }
}
