/// The buttons and text fields of an alert's actions.
@MainActor struct AlertItems {
  var buttons: [AlertButton] = []
  var textFields: [AlertTextField] = []

  init(_ items: [CollectedItem]) {
    for item in items {
      if let element = item.element as? any AlertItemElement {
        element.add(item, to: &self)
      } else {
        Diagnostics.warn(
          "the actions of a dialog can be buttons and text fields only; other views are ignored",
          once: "alert.actions.\(item.kind)")
      }
    }
  }
}

/// An element that can be an action of an alert.
@MainActor protocol AlertItemElement: Element {
  /// Adds an item with this element.
  func add(_ item: CollectedItem, to items: inout AlertItems)
}

extension ButtonElement: AlertItemElement {
  func add(_ item: CollectedItem, to items: inout AlertItems) {
    var button = AlertButton(id: item.id, label: item.text, role: role)
    button.isEnabled = isEnabled
    button.shortcut = item.attributes.shortcut
    items.buttons.append(button)
  }
}

extension TextFieldElement: AlertItemElement {
  func add(_ item: CollectedItem, to items: inout AlertItems) {
    items.textFields.append(
      AlertTextField(
        id: item.id, label: label, prompt: prompt, text: text, isSecure: isSecure, isEnabled: isEnabled))
  }
}
