/// The content of a confirmation dialog: a deprecated API.
///
/// ```swift
/// .actionSheet(isPresented: $chooses) {
///   ActionSheet(title: Text("Format"), buttons: [.default(Text("PDF")) { savePDF() }, .cancel()])
/// }
/// ```
///
/// Use `confirmationDialog(_:isPresented:titleVisibility:actions:message:)` in new code.
@MainActor @preconcurrency public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an action sheet.
  ///
  /// - Parameters:
  ///   - title: the title, which is displayed.
  ///   - message: the message.
  ///   - buttons: the buttons. A "Cancel" button is added if there is none.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Presents a confirmation dialog with a deprecated `ActionSheet` while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: presents the dialog while it is true.
  ///   - content: returns the action sheet. Called while it is presented.
  @available(*, deprecated, message: "Use confirmationDialog(_:isPresented:titleVisibility:actions:message:) instead.")
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return dialog(
      .confirmationDialog, sheet?.title ?? Text(verbatim: ""), isPresented, .visible,
      actions: AlertButtonList(buttons: sheet?.buttons ?? []), message: sheet?.message)
  }

  /// Presents a confirmation dialog with a deprecated `ActionSheet` while a binding has an item.
  ///
  /// - Parameters:
  ///   - item: presents the dialog while it isn't nil.
  ///   - content: returns the action sheet for the item. Called while it is presented.
  @available(*, deprecated, message: "Use confirmationDialog(_:item:titleVisibility:actions:message:) instead.")
  public func actionSheet<T: Identifiable>(item: Binding<T?>, content: @escaping (T) -> ActionSheet) -> some View {
    modifier(
      AlertModifier(
        .confirmationDialog, title: { content($0).title }, titleVisibility: .visible, item: item,
        actions: { AlertButtonList(buttons: content($0).buttons) }, message: { content($0).message }))
  }
}
