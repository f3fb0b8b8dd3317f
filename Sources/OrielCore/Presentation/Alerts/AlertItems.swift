/// The buttons and text fields of an alert's actions.
@MainActor struct AlertItems {
  private(set) var buttons: [AlertButton] = []
  private(set) var textFields: [AlertTextField] = []

  init(_ items: [CollectedItem]) {
    for item in items {
      switch item.element {
      case let element as ButtonElement:
        var button = AlertButton(id: item.id, label: item.text, role: element.role)
        button.isEnabled = element.isEnabled
        button.shortcut = item.attributes.shortcut
        buttons.append(button)
      case let element as TextFieldElement:
        textFields.append(
          AlertTextField(
            id: item.id, label: element.label, prompt: element.prompt, text: element.text, isSecure: element.isSecure,
            isEnabled: element.isEnabled))
      default:
        Diagnostics.warn(
          "the actions of a dialog can be buttons and text fields only; other views are ignored",
          once: "alert.actions.\(item.kind)")
      }
    }
  }
}
