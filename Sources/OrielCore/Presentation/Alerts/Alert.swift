/// The content of an alert: a deprecated API.
///
/// ```swift
/// .alert(isPresented: $asksToDelete) {
///   Alert(
///     title: Text("Delete the note?"), primaryButton: .destructive(Text("Delete")) { delete() },
///     secondaryButton: .cancel())
/// }
/// ```
///
/// Use `alert(_:isPresented:actions:message:)` in new code.
@MainActor @preconcurrency public struct Alert {
  /// A button of an alert.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: @MainActor () -> Void

    /// A button without a role.
    public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action ?? {})
    }

    /// The button that cancels.
    public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action ?? {})
    }

    /// The button that cancels, with the standard label.
    public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
      cancel(Text(LocalizedStringKey(.alertCancel)), action: action)
    }

    /// A button that deletes something.
    public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action ?? {})
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button; nil for the standard button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// Creates an alert with two buttons, which are beside each other as in all alerts.
  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) -> Alert {
    Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
  }
}

extension View {
  /// Presents an alert with a deprecated `Alert` while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: presents the alert while it is true.
  ///   - content: returns the alert. Called while it is presented.
  @available(*, deprecated, message: "Use alert(_:isPresented:actions:message:) instead.")
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return self.alert(alert?.title ?? Text(verbatim: ""), isPresented: isPresented) {
      AlertButtonList(buttons: alert?.buttons ?? [])
    } message: {
      alert?.message
    }
  }

  /// Presents an alert with a deprecated `Alert` while a binding has an item.
  ///
  /// - Parameters:
  ///   - item: presents the alert while it isn't nil.
  ///   - content: returns the alert for the item. Called while it is presented.
  @available(*, deprecated, message: "Use alert(_:item:actions:message:) instead.")
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    let isPresented = Binding {
      item.wrappedValue != nil
    } set: { isPresented in
      if !isPresented { item.wrappedValue = nil }
    }
    return modifier(
      AlertModifier(
        isPresented: isPresented,
        source: AlertSource(
          kind: .alert, title: { $0.alert.title },
          presenting: item.wrappedValue.map { IdentifiedAlert(id: $0.id, alert: content($0)) },
          actions: { AlertButtonList(buttons: $0.alert.buttons) }, message: { $0.alert.message })))
  }
}

/// A deprecated `Alert` for an item.
private struct IdentifiedAlert<ID: Hashable>: Identifiable {
  let id: ID
  let alert: Alert
}

/// The buttons of a deprecated `Alert` or `ActionSheet`.
struct AlertButtonList: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(Array(buttons.indices), id: \.self) { index in
      Button(role: buttons[index].role, action: buttons[index].action) { buttons[index].label }
    }
  }
}
