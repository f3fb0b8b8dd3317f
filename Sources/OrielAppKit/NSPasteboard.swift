import OrielCore

/// The text of the clipboard, for source that is shared with macOS.
@MainActor public final class NSPasteboard {
  /// The type of a content.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a type.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text.
    public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
  }

  /// The clipboard.
  public static let general = NSPasteboard()

  private var count = 0

  private init() {}

  /// Prepares for new contents, which replace the current ones. Returns a number that is greater with each call.
  @discardableResult public func clearContents() -> Int {
    count += 1
    return count
  }

  /// Prepares for new contents of several types, of which ``setString(_:forType:)`` takes text.
  @discardableResult public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
    clearContents()
  }

  /// Puts a text on the clipboard. Returns whether the type is ``PasteboardType/string``; there is no effect otherwise.
  @discardableResult public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    guard dataType == .string else { return false }
    RunningApp.clipboardText = string
    return true
  }

  /// Returns the text that this app has put on the clipboard; nil once another app has replaced it, and for other types.
  ///
  /// The text of another app can't be read at once: `PasteButton` has it.
  public func string(forType dataType: PasteboardType) -> String? {
    dataType == .string ? RunningApp.clipboardText : nil
  }
}
