import OrielCore

extension Screen {
  /// A button, by its label: its accessibility label, or else the texts in it.
  public func button(_ label: String) -> ScreenElement { find(.button, label: label) }

  /// A toggle, by its label.
  public func toggle(_ label: String) -> ScreenElement { find(.toggle, label: label) }

  /// A text field, or a secure field, by its label.
  public func textField(_ label: String) -> ScreenElement { everything.textField(label) }

  /// A text that reads exactly so.
  public func text(_ string: String) -> ScreenElement { find(.text, label: string) }

  /// An image, by its accessibility label or its name.
  public func image(_ name: String) -> ScreenElement { find(.image, label: name) }

  /// Whatever has this accessible name, of any kind but plain text. What is part of a control isn't meant.
  public func find(label: String) -> ScreenElement { everything.find(label: label) }

  /// Whatever was given this name with `accessibilityIdentifier(_:)`.
  public func find(identifier: String) -> ScreenElement { everything.find(identifier: identifier) }

  /// Whatever is of a kind; with a label, only what has that as well.
  public func find(_ kind: ElementKind, label: String? = nil) -> ScreenElement { everything.find(kind, label: label) }

  /// Whether some text that can be seen contains `text`.
  public func contains(text: String) -> Bool { everything.contains(text: text) }

  /// The texts that can be seen, in reading order.
  public var texts: [String] { everything.texts }

  /// What the window holds, in reading order, once everything is up to date.
  var settledWidgets: [TestWidget] {
    settleNow()
    return window.content
  }

  private var everything: ScreenElement { ScreenElement(screen: self, name: "the window", parent: nil) { _ in true } }
}

extension Screen: @MainActor CustomStringConvertible {
  /// What the screen shows, as an indented outline: the window's content, and the alerts in front of it.
  public var description: String {
    settleNow()
    var lines = window.outline
    for alert in desk.standing { lines += ScreenAlert(alert.request).outline }
    return lines.joined(separator: "\n")
  }

  func error(_ reason: ScreenError.Reason, _ message: String) -> ScreenError {
    ScreenError(reason: reason, message: message, screen: description)
  }

  /// Throws if something stands between the person and the window.
  func requireNothingInFront(_ purpose: String) throws {
    guard window.isPresented else { throw error(.noWindow, "can't \(purpose): the window is closed") }
    if let alert = platform.alerts.last(where: { $0.parent === window }) {
      throw error(.blocked, "can't \(purpose): \(alert.describedBriefly) is in front of it")
    }
  }
}
