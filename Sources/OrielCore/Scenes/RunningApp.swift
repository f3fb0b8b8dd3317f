import FoundationEssentials

/// The app of the process, for API that reaches it without a view: that of apps that are shared with a Mac.
@MainActor package enum RunningApp {
  private static var platform: (any AppPlatform)? { AppRunner.current?.platform }

  /// Opens a URL in the user's preferred app.
  ///
  /// - Parameter completion: called with whether an app has opened it; with false if no app is running.
  package static func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void = { _ in }) {
    guard let platform else { return completion(false) }
    platform.open(url, over: nil, completion: completion)
  }

  /// Closes all windows as the user does, which ends the app unless one of them asks for confirmation.
  package static func quit() { AppRunner.current?.quit() }

  private static var copied: (item: NSItemProvider, text: String)?

  /// The text that this app has put on the clipboard; nil once another app has replaced it. Setting nil has no effect.
  ///
  /// The text of another app isn't known at once, but arrives later.
  package static var clipboardText: String? {
    get {
      guard let copied, let items = platform?.clipboard?.localItems, items.contains(where: { $0 === copied.item })
      else { return nil }
      return copied.text
    }
    set {
      guard let newValue else { return }
      let item = NSItemProvider(object: newValue)
      copied = (item, newValue)
      platform?.copy([item])
    }
  }

  /// Whether the clipboard has a text, of any app.
  package static var hasClipboardText: Bool {
    platform?.clipboard?.mayProvide([.plainText]) ?? false
  }
}
