import Foundation

/// A value in JSON, which is written as Xcode writes string catalogs.
enum JSONValue: Equatable, Codable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let array = try? container.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let bool): try container.encode(bool)
    case .number(let number): try container.encode(number)
    case .string(let string): try container.encode(string)
    case .array(let array): try container.encode(array)
    case .object(let object): try container.encode(object)
    }
  }

  /// A member of an object; nil if there is none. A member that is set in another value makes it an object.
  subscript(name: String) -> JSONValue? {
    get { object[name] }
    set {
      var members = object
      members[name] = newValue
      self = .object(members)
    }
  }

  /// The members of an object; empty for another value.
  var object: [String: JSONValue] { if case .object(let members) = self { members } else { [:] } }
  var string: String? { if case .string(let string) = self { string } else { nil } }

  /// The text, with two spaces for each level, and the names in Xcode's order.
  var text: String {
    var text = ""
    write(to: &text, indent: "")
    return text + "\n"
  }

  private func write(to text: inout String, indent: String) {
    let inner = indent + "  "
    switch self {
    case .null: text += "null"
    case .bool(let bool): text += "\(bool)"
    case .number(let number): text += number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .string(let string): text += Self.quoted(string)
    case .array(let elements):
      if elements.isEmpty {
        text += "[\n\n\(indent)]"
        return
      }
      for (index, element) in elements.enumerated() {
        text += index == 0 ? "[\n\(inner)" : ",\n\(inner)"
        element.write(to: &text, indent: inner)
      }
      text += "\n\(indent)]"
    case .object(let members):
      if members.isEmpty {
        text += "{\n\n\(indent)}"
        return
      }
      let sorted = members.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
      for (index, (name, value)) in sorted.enumerated() {
        text += (index == 0 ? "{\n" : ",\n") + inner + Self.quoted(name) + " : "
        value.write(to: &text, indent: inner)
      }
      text += "\n\(indent)}"
    }
  }

  private static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case "\u{0}"..<"\u{20}": text += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
