/// A value in a JSON file, with the line on which it begins, so that messages can name it.
struct JSON {
  enum Value {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])
  }

  let value: Value
  let line: Int

  /// Why a text isn't JSON, and where.
  struct SyntaxError: Error {
    let line: Int
    let message: String
  }

  init(value: Value, line: Int) {
    self.value = value
    self.line = line
  }

  /// Parses a text.
  init(_ text: String) throws(SyntaxError) {
    var parser = JSONParser(text)
    self = try parser.document()
  }

  var object: [String: JSON]? { if case .object(let members) = value { members } else { nil } }
  var array: [JSON]? { if case .array(let elements) = value { elements } else { nil } }
  var string: String? { if case .string(let string) = value { string } else { nil } }
  var bool: Bool? { if case .bool(let bool) = value { bool } else { nil } }
  var number: Double? { if case .number(let number) = value { number } else { nil } }

  /// A member of an object; nil if there is none.
  subscript(name: String) -> JSON? { object?[name] }
}
