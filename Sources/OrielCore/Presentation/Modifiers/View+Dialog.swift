extension View {
  /// Sets the icon of the alerts and confirmation dialogs that are presented from this view.
  ///
  /// In GTK the icon is displayed above the title. Nil removes it.
  public func dialogIcon(_ icon: Image?) -> some View { environment(\.dialogIcon, icon) }

  /// Sets the severity of the alerts and confirmation dialogs that are presented from this view.
  ///
  /// In GTK a dialog with the severity `.critical` displays a warning symbol unless it has a `dialogIcon(_:)`.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { environment(\.dialogSeverity, severity) }

  /// Sets whether the app can't be quit while an alert or a confirmation dialog of this view is presented.
  ///
  /// The modifier is placed outside of the dialog's. It applies to the standard Quit command, which otherwise closes all
  /// windows with their dialogs. By default, a dialog lets the app quit only if it has a single button that isn't
  /// destructive, no text field, and isn't critical.
  ///
  /// - Parameter preventsAppTermination: whether Quit is refused; nil for the default.
  public func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View {
    environment(\.dialogPreventsTermination, preventsAppTermination)
  }

  /// Adds a "Don't ask again" check button to the alerts and confirmation dialogs that are presented from this view.
  ///
  /// The check button reads and writes the binding. The app decides whether to present a dialog at all; a suppressed
  /// dialog is still presented if its binding is true.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    environment(\.dialogSuppression, DialogSuppression(label: nil, isSuppressed: isSuppressed))
  }

  /// The variant of `dialogSuppressionToggle(isSuppressed:)` with a verbatim label.
  @_disfavoredOverload
  public func dialogSuppressionToggle<S>(_ title: S, isSuppressed: Binding<Bool>) -> some View where S: StringProtocol {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }

  /// The variant of `dialogSuppressionToggle(isSuppressed:)` with a `Text` or a resource as its label.
  public func dialogSuppressionToggle(_ label: any _DialogTitle, isSuppressed: Binding<Bool>) -> some View {
    environment(\.dialogSuppression, DialogSuppression(label: label._dialogTitle, isSuppressed: isSuppressed))
  }

  /// The variant of `dialogSuppressionToggle(isSuppressed:)` with a localized label.
  public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }
}
