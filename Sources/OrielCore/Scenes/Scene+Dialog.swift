extension Scene {
  /// Sets the icon of the scene's alerts, which is displayed above the title.
  public func dialogIcon(_ icon: Image?) -> some Scene {
    ModifiedScene(content: self) { $0.dialogIcon = icon }
  }

  /// Sets the severity of the scene's alerts.
  public func dialogSeverity(_ severity: DialogSeverity) -> some Scene {
    ModifiedScene(content: self) { $0.dialogSeverity = severity }
  }

  /// Adds a "Don't ask again" check button to the scene's alerts.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some Scene {
    ModifiedScene(content: self) { $0.dialogSuppression = DialogSuppression(label: nil, isSuppressed: isSuppressed) }
  }

  /// Adds a check button with a text or a resource as its label to the scene's alerts.
  public func dialogSuppressionToggle(_ label: any _DialogTitle, isSuppressed: Binding<Bool>) -> some Scene {
    ModifiedScene(content: self) {
      $0.dialogSuppression = DialogSuppression(label: label._dialogTitle, isSuppressed: isSuppressed)
    }
  }

  /// Adds a check button with a localized label to the scene's alerts.
  public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some Scene {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  /// Adds a check button with a verbatim label to the scene's alerts.
  @_disfavoredOverload
  public func dialogSuppressionToggle<S>(_ title: S, isSuppressed: Binding<Bool>) -> some Scene
  where S: StringProtocol {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }
}
