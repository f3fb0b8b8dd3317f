import OrielCore

/// The visible properties of an alert or a confirmation dialog.
///
/// ```swift
/// let alert = try screen.alert
/// #expect(alert.title == "Delete the file?")
/// #expect(alert.buttons.map(\.label) == ["Cancel", "Delete"])
/// ```
public struct ScreenAlert: Equatable {
  /// The modifier that presented a dialog.
  public enum Kind: Equatable, Sendable {
    /// `alert(…)`.
    case alert
    /// `confirmationDialog(…)` or `dismissalConfirmationDialog(…)`.
    case confirmationDialog
  }

  /// The modifier that presented the dialog.
  public var kind: Kind
  /// The title. If ``isTitleHidden`` is true, it is only the accessible name.
  public var title: String
  /// Whether the title is hidden.
  public var isTitleHidden: Bool
  /// The message.
  public var message: String?
  /// The buttons in visual order, the cancel button first.
  public var buttons: [Button]
  /// The text fields above the buttons.
  public var textFields: [TextField]
  /// The suppression toggle, if any.
  public var suppression: Suppression?
  /// The severity.
  public var severity: DialogSeverity
  /// The name of the icon, if any.
  public var icon: String?

  /// A button of an alert.
  public struct Button: Equatable, Sendable {
    /// The label.
    public var label: String
    /// The role.
    public var role: ButtonRole?
    /// Whether the button is enabled.
    public var isEnabled: Bool
    /// Whether Return activates the button.
    public var isDefault: Bool
    /// Whether Escape and the close button activate the button.
    public var isCancel: Bool

    /// Creates a button. By default it is enabled, and neither the default nor the cancel button.
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

  /// A text field of an alert.
  public struct TextField: Equatable, Sendable {
    /// The label, which is the accessible name.
    public var label: String
    /// The prompt, which is displayed while the field is empty.
    public var prompt: String
    /// The text.
    public var text: String
    /// Whether the text is hidden.
    public var isSecure: Bool
    /// Whether the field is enabled.
    public var isEnabled: Bool

    /// Creates a field. By default it is empty and enabled, and its prompt is its label.
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

  /// The suppression toggle of an alert.
  public struct Suppression: Equatable, Sendable {
    /// The label.
    public var label: String
    /// Whether the toggle is on.
    public var isOn: Bool

    /// Creates a suppression toggle.
    public init(label: String, isOn: Bool) {
      self.label = label
      self.isOn = isOn
    }
  }

  /// The button with a label, if any.
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
  /// An indented outline of the alert.
  public var description: String { outline.joined(separator: "\n") }

  /// A short description, such as `the alert "Delete?"`.
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
  /// A one-line description of the button.
  public var description: String {
    var words: [String] = []
    if let role { words.append(role.word) }
    if isCancel, role != .cancel { words.append("cancels") }
    if isDefault { words.append("default") }
    if !isEnabled { words.append("disabled") }
    return "button \"\(label)\"" + (words.isEmpty ? "" : " (\(words.joined(separator: ", ")))")
  }
}
