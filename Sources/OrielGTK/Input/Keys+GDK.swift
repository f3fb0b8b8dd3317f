import CGtk
import OrielCore

extension KeyEquivalent {
  /// The keys that type no characters, and their GDK key values. Of several values of a key, the first is that of
  /// shortcuts.
  private static let named: [(key: KeyEquivalent, values: [Int32])] = [
    (.return, [GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter]),
    (.escape, [GDK_KEY_Escape]),
    (.tab, [GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab, GDK_KEY_KP_Tab]),
    (.space, [GDK_KEY_space, GDK_KEY_KP_Space]),
    (.delete, [GDK_KEY_BackSpace]),
    (.deleteForward, [GDK_KEY_Delete, GDK_KEY_KP_Delete]),
    (.upArrow, [GDK_KEY_Up, GDK_KEY_KP_Up]),
    (.downArrow, [GDK_KEY_Down, GDK_KEY_KP_Down]),
    (.leftArrow, [GDK_KEY_Left, GDK_KEY_KP_Left]),
    (.rightArrow, [GDK_KEY_Right, GDK_KEY_KP_Right]),
    (.home, [GDK_KEY_Home, GDK_KEY_KP_Home]),
    (.end, [GDK_KEY_End, GDK_KEY_KP_End]),
    (.pageUp, [GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up]),
    (.pageDown, [GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down]),
  ]

  /// The GDK key value; 0 if there is none.
  var gdkKey: guint {
    if let value = Self.named.first(where: { $0.key == self })?.values.first { return guint(value) }
    if let functionNumber { return guint(GDK_KEY_F1) + guint(functionNumber - 1) }
    return gdk_keyval_to_lower(gdk_unicode_to_keyval(character.unicodeScalars.first?.value ?? 0))
  }

  /// The key of a GDK key value; nil for keys without a character, such as Shift.
  init?(gdkKey value: guint) {
    if let named = Self.named.first(where: { $0.values.contains(Int32(bitPattern: value)) }) {
      self = named.key
    } else if (GDK_KEY_F1...GDK_KEY_F35) ~= Int32(bitPattern: value) {
      self = .function(Int(value) - Int(GDK_KEY_F1) + 1)
    } else if let scalar = Self.scalar(of: gdk_keyval_to_lower(value)) {
      self.init(Character(scalar))
    } else {
      return nil
    }
  }

  fileprivate static func scalar(of value: guint) -> Unicode.Scalar? {
    let code = gdk_keyval_to_unicode(value)
    return code == 0 ? nil : Unicode.Scalar(code)
  }
}

extension KeyPress {
  /// A key press of GTK's; nil for keys without a character, such as Shift.
  init?(_ pressed: PressedKey, phase: Phases) {
    guard let key = KeyEquivalent(gdkKey: pressed.key) else { return nil }
    let typed = KeyEquivalent.scalar(of: pressed.key).map { String(Character($0)) }
    self.init(
      key, characters: typed ?? String(key.character), modifiers: EventModifiers(pressed.modifiers), phase: phase)
  }
}

extension EventModifiers {
  /// The modifier keys that are held down.
  init(_ state: GdkModifierType) {
    self = []
    if state.rawValue & GDK_SHIFT_MASK.rawValue != 0 { insert(.shift) }
    if state.rawValue & GDK_ALT_MASK.rawValue != 0 { insert(.option) }
    if state.rawValue & GDK_CONTROL_MASK.rawValue != 0 { formUnion([.control, .command]) }
    if state.rawValue & GDK_LOCK_MASK.rawValue != 0 { insert(.capsLock) }
  }

  /// The modifier that a key is; empty for other keys.
  init(gdkKey key: guint) {
    switch Int32(bitPattern: key) {
    case GDK_KEY_Shift_L, GDK_KEY_Shift_R: self = .shift
    case GDK_KEY_Control_L, GDK_KEY_Control_R: self = [.control, .command]
    case GDK_KEY_Alt_L, GDK_KEY_Alt_R, GDK_KEY_Meta_L, GDK_KEY_Meta_R: self = .option
    default: self = []
    }
  }

  /// The GDK modifiers. Caps Lock and the numeric keypad aren't modifiers of shortcuts in GDK.
  var gdkModifiers: GdkModifierType {
    var mask: UInt32 = 0
    if contains(.shift) { mask |= GDK_SHIFT_MASK.rawValue }
    if contains(.option) { mask |= GDK_ALT_MASK.rawValue }
    if contains(.command) || contains(.control) { mask |= GDK_CONTROL_MASK.rawValue }
    return GdkModifierType(rawValue: mask)
  }
}
