extension View {
  /// Shows an icon above the title of every alert and confirmation dialog presented from within this view.
  public func dialogIcon(_ icon: Image?) -> some View { environment(\.dialogIcon, icon) }

  /// Says how grave the dialogs are that are presented from within this view: `.critical` shows a warning mark.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { environment(\.dialogSeverity, severity) }

  /// Puts a check button "Don't ask again" on the dialogs presented from within this view, bound both ways. Whether a
  /// dialog is presented at all stays the app's decision.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    environment(\.dialogSuppression, DialogSuppression(label: nil, isSuppressed: isSuppressed))
  }

  /// Puts a check button with a text as it is on the dialogs presented from within this view.
  @_disfavoredOverload
  public func dialogSuppressionToggle<S>(_ title: S, isSuppressed: Binding<Bool>) -> some View where S: StringProtocol {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }

  /// Puts a check button with a text on the dialogs presented from within this view.
  public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    environment(\.dialogSuppression, DialogSuppression(label: label, isSuppressed: isSuppressed))
  }

  /// Puts a check button on the dialogs presented from within this view; its text is looked up in the app's
  /// translations.
  public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }
}
