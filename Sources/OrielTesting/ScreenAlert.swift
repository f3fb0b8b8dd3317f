import OrielCore

/// An alert or a confirmation dialog as the user sees it, as a value.
///
/// ```swift
/// let alert = try screen.alert
/// #expect(alert.title == "Delete the file?")
/// #expect(alert.buttons.map(\.label) == ["Cancel", "Delete"])
/// ```
public struct ScreenAlert: Equatable {
  /// Alerts and confirmation dialogs look alike; this tells which modifier presented it.
  public enum Kind: Equatable, Sendable {
    /// `alert(…)`.
    case alert
    /// `confirmationDialog(…)`, or a dialog that is asked when the window is closed.
    case confirmationDialog
  }

  /// Which modifier presented it.
  public var kind: Kind
  /// The title. Where ``isTitleHidden`` it isn't shown, but names the window.
  public var title: String
  /// Whether the title isn't shown.
  public var isTitleHidden: Bool
  /// The text under the title.
  public var message: String?
  /// The buttons as they stand, the cancelling one first.
  public var buttons: [Button]
  /// The fields for text above the buttons.
  public var textFields: [TextField]
  /// The check button that keeps the alert from coming again, if it has one.
  public var suppression: Suppression?
  /// How grave it is.
  public var severity: DialogSeverity
  /// What the icon above the title is called, if it has one.
  public var icon: String?

  /// A button of an alert.
  public struct Button: Equatable, Sendable {
    /// What stands on it.
    public var label: String
    /// What it does, beyond its label.
    public var role: ButtonRole?
    /// Whether it can be pressed.
    public var isEnabled: Bool
    /// Whether Return presses it.
    public var isDefault: Bool
    /// Whether Escape, and closing the alert, press it.
    public var isCancel: Bool

    /// Creates a button. Where nothing else is said, it can be pressed and is neither the default nor the cancelling
    /// one.
    public init(
      _ label: String, role: ButtonRole? = nil, isEnabled: Bool = true, isDefault: Bool = false, isCancel: Bool = false
    ) {
      self.label = label
      self.role = role
      self.isEnabled = isEnabled
      self.isDefault = isDefault
      self.isCancel = isCancel
    }
  }

  /// A field for text in an alert.
  public struct TextField: Equatable, Sendable {
    /// Its accessible name.
    public var label: String
    /// What it shows while it is empty.
    public var prompt: String
    /// What is in it.
    public var text: String
    /// Whether what is in it isn't shown.
    public var isSecure: Bool
    /// Whether it can be typed into.
    public var isEnabled: Bool

    /// Creates a field. Where nothing else is said, it is empty, shows its label in the meantime, and can be typed
    /// into.
    public init(
      _ label: String, prompt: String? = nil, text: String = "", isSecure: Bool = false, isEnabled: Bool = true
    ) {
      self.label = label
      self.prompt = prompt ?? label
      self.text = text
      self.isSecure = isSecure
      self.isEnabled = isEnabled
    }
  }

  /// The check button that keeps an alert from coming again.
  public struct Suppression: Equatable, Sendable {
    /// What stands beside it.
    public var label: String
    /// Whether it is checked.
    public var isOn: Bool

    /// Creates a check button.
    public init(label: String, isOn: Bool) {
      self.label = label
      self.isOn = isOn
    }
  }

  /// The button with this label, if there is one.
  public func button(_ label: String) -> Button? { buttons.first { $0.label == label } }

  init(_ request: AlertRequest) {
    switch request.kind {
    case .alert: kind = .alert
    case .confirmationDialog: kind = .confirmationDialog
    }
    title = request.title
    isTitleHidden = request.isTitleHidden
    message = request.message
    severity = request.severity
    icon = request.icon?.name
    let cancelIndex = request.cancelIndex
    buttons = request.buttons.enumerated().map { index, button in
      Button(
        button.label, role: button.role, isEnabled: button.isEnabled, isDefault: button.isDefault,
        isCancel: index == cancelIndex)
    }
    textFields = request.textFields.map {
      TextField($0.label, prompt: $0.prompt, text: $0.text, isSecure: $0.isSecure, isEnabled: $0.isEnabled)
    }
    suppression = request.suppression.map { Suppression(label: $0.label, isOn: $0.isOn) }
  }
}

extension ScreenAlert: CustomStringConvertible {
  /// The alert as an indented outline.
  public var description: String { outline.joined(separator: "\n") }

  /// The alert in a few words, such as `the alert "Delete?"`.
  var describedBriefly: String { "the \(noun) \"\(title)\"" }

  private var noun: String {
    switch kind {
    case .alert: "alert"
    case .confirmationDialog: "confirmation dialog"
    }
  }

  var outline: [String] {
    var words: [String] = []
    if isTitleHidden { words.append("title hidden") }
    if severity == .critical { words.append("critical") }
    if let icon { words.append("icon \(icon)") }
    var lines = ["\(noun) \"\(title)\"" + (words.isEmpty ? "" : " (\(words.joined(separator: ", ")))")]
    if let message { lines.append("  message \"\(message)\"") }
    for field in textFields {
      let text = field.isSecure ? String(repeating: "*", count: field.text.count) : field.text
      lines.append("  \(field.isSecure ? "secure" : "text") field \"\(field.label)\" (text \"\(text)\")")
    }
    if let suppression { lines.append("  check \"\(suppression.label)\" (\(suppression.isOn ? "on" : "off"))") }
    for button in buttons { lines.append("  \(button)") }
    return lines
  }
}

extension ScreenAlert.Button: CustomStringConvertible {
  /// The button in one line.
  public var description: String {
    var words: [String] = []
    if let role { words.append(role.word) }
    if isCancel, role != .cancel { words.append("cancels") }
    if isDefault { words.append("default") }
    if !isEnabled { words.append("disabled") }
    return "button \"\(label)\"" + (words.isEmpty ? "" : " (\(words.joined(separator: ", ")))")
  }
}
