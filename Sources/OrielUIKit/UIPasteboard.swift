import OrielCore

/// The text of the clipboard, for source that is shared with iOS.
@MainActor public final class UIPasteboard {
  /// The clipboard.
  public static let general = UIPasteboard()

  private init() {}

  /// The text that this app has put on the clipboard; nil once another app has replaced it.
  ///
  /// The text of another app can't be read at once: `PasteButton` has it. Setting nil has no effect.
  public var string: String? {
    get { RunningApp.clipboardText }
    set { RunningApp.clipboardText = newValue }
  }

  /// Whether the clipboard has a text, of any app.
  public var hasStrings: Bool { RunningApp.hasClipboardText }
}
