/// The label of a button that is created with a role only: "Cancel", "Close" or "OK" in the language of the desktop.
///
/// A button with another role, or without one, has no such label: it is empty.
public struct DefaultButtonLabel: View {
  @Environment(\.standardLabels) private var labels
  let role: ButtonRole?

  public var body: some View { if let label = role?.standardLabel { Text(verbatim: labels[label]) } }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with a role and the label of the role. See ``DefaultButtonLabel``.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

extension ButtonRole {
  fileprivate var standardLabel: StandardLabel? {
    switch self {
    case .cancel: .cancel
    case .close: .close
    case .confirm: .ok
    default: nil
    }
  }
}

/// The labels of standard buttons, in the language of the desktop.
package struct StandardLabels: Equatable {
  private var texts: [StandardLabel: String] = [:]

  init() {}

  /// The labels of a platform; without one, all are empty.
  @MainActor package init(_ platform: (any AlertPlatform)?) {
    for label in StandardLabel.allCases { texts[label] = platform?.standardLabel(label) }
  }

  subscript(label: StandardLabel) -> String { texts[label] ?? "" }
}

private enum StandardLabelsKey: EnvironmentKey { static var defaultValue: StandardLabels { StandardLabels() } }

extension EnvironmentValues {
  /// The labels of standard buttons.
  package var standardLabels: StandardLabels {
    get { self[StandardLabelsKey.self] }
    set { self[StandardLabelsKey.self] = newValue }
  }
}
