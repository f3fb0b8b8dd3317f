/// A key and modifier keys with which the user activates a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The modifier keys.
  public var modifiers: EventModifiers

  /// Creates a shortcut from a key and modifier keys.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The Return key, which activates the default button of a window or dialog.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The Escape key, which activates the cancel button.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Whether the shortcut comes before the keys of a field that is being edited: no character is typed with its modifier
  /// keys.
  package var precedesEditing: Bool { !modifiers.isDisjoint(with: [.command, .control, .option]) }
}

/// A key, identified by the character that it types.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types.
  public let character: Character

  /// Creates a key from the character that it types.
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  /// The Return key.
  public static let `return` = KeyEquivalent("\r")
  /// The Escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The Tab key.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The Backspace key.
  public static let delete = KeyEquivalent("\u{8}")
  /// The Delete key.
  public static let deleteForward = KeyEquivalent("\u{7F}")
  /// The up arrow.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The left arrow.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The Home key.
  public static let home = KeyEquivalent("\u{F729}")
  /// The End key.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The Page Up key.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The Page Down key.
  public static let pageDown = KeyEquivalent("\u{F72D}")

  /// A function key from 1 to 35. Its character is that of AppKit's constants, such as `NSF1FunctionKey`.
  package static func function(_ number: Int) -> KeyEquivalent {
    KeyEquivalent(Unicode.Scalar(firstFunction - 1 + UInt32(number)).map { Character($0) } ?? " ")
  }

  /// The number of a function key; nil for other keys.
  package var functionNumber: Int? {
    guard let value = character.unicodeScalars.first?.value, (Self.firstFunction..<Self.firstFunction + 35) ~= value
    else { return nil }
    return Int(value - Self.firstFunction) + 1
  }

  private static let firstFunction: UInt32 = 0xF704
}

/// A set of modifier keys.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps Lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control, which is the same key as `command` on Linux.
  public static let control = EventModifiers(rawValue: 4)
  /// Alt.
  public static let option = EventModifiers(rawValue: 8)
  /// The key for menu commands, which is Control on Linux.
  public static let command = EventModifiers(rawValue: 16)
  /// A key of the numeric keypad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All modifier keys.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
