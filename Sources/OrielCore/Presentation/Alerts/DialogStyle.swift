/// The environment values of a dialog.
@MainActor struct DialogStyle: Equatable {
  var icon: ImageReference?
  var severity: DialogSeverity
  var suppression: AlertSuppression?

  init(in values: EnvironmentValues) {
    icon = values.dialogIcon?.source
    severity = values.dialogSeverity
    suppression = values.dialogSuppression.map {
      AlertSuppression(label: $0.label?.resolved ?? "", isOn: $0.isSuppressed.wrappedValue)
    }
  }
}

/// The check button of `dialogSuppressionToggle`.
@MainActor package struct DialogSuppression: Equatable {
  /// The label; nil for the desktop's default.
  let label: Text?
  let isSuppressed: Binding<Bool>

  package nonisolated static func == (first: DialogSuppression, second: DialogSuppression) -> Bool {
    MainActor.assumeIsolated {
      first.label == second.label && first.isSuppressed.location.isSame(as: second.isSuppressed.location)
    }
  }
}

private enum DialogIconKey: EnvironmentKey { static var defaultValue: Image? { nil } }
private enum DialogSeverityKey: EnvironmentKey { static var defaultValue: DialogSeverity { .automatic } }
private enum DialogSuppressionKey: EnvironmentKey { static var defaultValue: DialogSuppression? { nil } }

private enum DialogTerminationKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

extension EnvironmentValues {
  /// Whether the app can't be quit while a dialog is presented; nil for the default.
  var dialogPreventsTermination: Bool? {
    get { self[DialogTerminationKey.self] }
    set { self[DialogTerminationKey.self] = newValue }
  }

  package var dialogIcon: Image? {
    get { self[DialogIconKey.self] }
    set { self[DialogIconKey.self] = newValue }
  }

  package var dialogSeverity: DialogSeverity {
    get { self[DialogSeverityKey.self] }
    set { self[DialogSeverityKey.self] = newValue }
  }

  package var dialogSuppression: DialogSuppression? {
    get { self[DialogSuppressionKey.self] }
    set { self[DialogSuppressionKey.self] = newValue }
  }
}
