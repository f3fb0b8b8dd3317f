import CGtk

/// An action of the user in a preview.
enum QuickLookAction: Equatable {
  case close
  /// Shows the file at this distance.
  case step(Int)
  /// Opens the file with an application; nil to let the desktop ask which.
  case open(FileOpener?)
  case toggleFullscreen
  /// Shows the index of all files, or returns to the file.
  case toggleIndex
}

/// A change of a picture's scale.
enum QuickLookZoom: Equatable { case larger, smaller, natural, fit }

/// The meaning of a key in a preview.
enum QuickLookKey: Equatable {
  case act(QuickLookAction)
  /// Leaves full screen, or closes the preview.
  case escape
  /// Goes to another file, unless the content scrolls by lines.
  case lineStep(Int)
  case zoom(QuickLookZoom)
  /// Moves a zoomed picture by fractions of the window.
  case pan(Double, Double)

  /// - Parameter isMirrored: whether the next file is to the left.
  init?(_ press: PressedKey, isMirrored: Bool) {
    let isControl = press.modifiers.rawValue & GDK_CONTROL_MASK.rawValue != 0
    let isAlt = press.modifiers.rawValue & GDK_ALT_MASK.rawValue != 0
    guard !isAlt else { return nil }
    let forward = isMirrored ? -1 : 1
    let part = 0.2
    switch (Int32(bitPattern: press.key), isControl) {
    case (GDK_KEY_space, false), (GDK_KEY_KP_Space, false), (GDK_KEY_w, true), (GDK_KEY_W, true): self = .act(.close)
    case (GDK_KEY_Escape, _): self = .escape
    case (GDK_KEY_F11, _): self = .act(.toggleFullscreen)
    case (GDK_KEY_g, false), (GDK_KEY_Return, true): self = .act(.toggleIndex)
    case (GDK_KEY_Right, false), (GDK_KEY_KP_Right, false): self = .act(.step(forward))
    case (GDK_KEY_Left, false), (GDK_KEY_KP_Left, false): self = .act(.step(-forward))
    case (GDK_KEY_Down, false), (GDK_KEY_KP_Down, false): self = .lineStep(1)
    case (GDK_KEY_Up, false), (GDK_KEY_KP_Up, false): self = .lineStep(-1)
    case (GDK_KEY_Right, true): self = .pan(part, 0)
    case (GDK_KEY_Left, true): self = .pan(-part, 0)
    case (GDK_KEY_Down, true): self = .pan(0, part)
    case (GDK_KEY_Up, true): self = .pan(0, -part)
    case (GDK_KEY_plus, _), (GDK_KEY_KP_Add, _), (GDK_KEY_equal, true): self = .zoom(.larger)
    case (GDK_KEY_minus, _), (GDK_KEY_KP_Subtract, _): self = .zoom(.smaller)
    case (GDK_KEY_1, false), (GDK_KEY_KP_1, false): self = .zoom(.natural)
    case (GDK_KEY_0, _), (GDK_KEY_KP_0, _): self = .zoom(.fit)
    default: return nil
    }
  }
}
