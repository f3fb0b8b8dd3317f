/// The description of an alert or a confirmation dialog that a platform presents.
package struct AlertRequest: Equatable {
  package enum Kind: Equatable { case alert, confirmationDialog }

  package var kind: Kind
  package var title: String
  /// Whether the title is hidden. It is still the window's accessible name.
  package var isTitleHidden = false
  /// The message; nil if there is none, never empty.
  package var message: String?
  /// The text fields above the buttons, in order.
  package var textFields: [AlertTextField] = []
  /// The buttons in the desktop's order: cancel first, the default last. Never empty.
  package var buttons: [AlertButton]
  package var icon: ImageReference?
  package var severity = DialogSeverity.automatic
  package var suppression: AlertSuppression?

  /// The index of the button that Escape and the close button activate; nil if they only dismiss the alert.
  package var cancelIndex: Int? { buttons.firstIndex { $0.role == .cancel || $0.isCancelAction } }
  /// The index of the button that Return activates.
  package var defaultIndex: Int? { buttons.firstIndex(where: \.isDefault) }

  /// Returns the request with the properties of a newer one that may change while the alert is presented: the enabled
  /// state of buttons, the texts of fields, the suppression toggle, the icon and the severity.
  ///
  /// Buttons and fields that the newer request doesn't have are disabled, so that the layout doesn't change.
  func following(_ new: AlertRequest) -> AlertRequest {
    var request = self
    for index in buttons.indices where buttons[index].id != .standard {
      request.buttons[index].isEnabled = new.buttons.first { $0.id == buttons[index].id }?.isEnabled ?? false
    }
    for index in textFields.indices {
      let field = new.textFields.first { $0.id == textFields[index].id }
      if let field { request.textFields[index].text = field.text }
      request.textFields[index].isEnabled = field?.isEnabled ?? false
    }
    if let isOn = new.suppression?.isOn { request.suppression?.isOn = isOn }
    request.icon = new.icon
    request.severity = new.severity
    return request
  }

  package init(kind: Kind, title: String, buttons: [AlertButton]) {
    self.kind = kind
    self.title = title
    self.buttons = buttons
  }
}

/// One action of an alert.
package struct AlertButton: Equatable {
  /// The identity of the action, which is independent of the order of the buttons.
  package var id: ActionID
  package var label: String
  package var role: ButtonRole?
  package var isEnabled = true
  package var isDefault = false
  package var isCancelAction = false
  package var shortcut: KeyboardShortcut?

  package init(id: ActionID, label: String, role: ButtonRole? = nil) {
    self.id = id
    self.label = label
    self.role = role
  }
}

/// A text field of an alert.
package struct AlertTextField: Equatable {
  package var id: ActionID
  package var label: String
  package var prompt: String
  package var text: String
  package var isSecure = false
  package var isEnabled = true
}

/// The check button that suppresses further presentations of an alert.
package struct AlertSuppression: Equatable {
  package var label: String
  package var isOn: Bool
}

/// The events of a presented alert.
package enum AlertEvent: Equatable {
  /// The presentation is on screen.
  case presented
  /// The user activated the button with this `AlertButton.id`.
  case pressed(id: ActionID)
  /// The alert was dismissed without a button, by the user or by `dismiss`.
  case dismissed
  /// The presentation couldn't be shown.
  case failed(String)
  /// The text of the field with this `AlertTextField.id` changed.
  case textChanged(id: ActionID, String)
  /// The suppression toggle changed.
  case suppressionChanged(Bool)
}

/// A presented alert.
@MainActor package protocol PresentedAlert: AnyObject {
  /// Updates the enabled state of buttons, the texts of fields, the toggle, the icon and the severity. The title, the
  /// message and the set of buttons don't change. No event follows.
  func update(_ request: AlertRequest)
  /// Dismisses the alert. `dismissed` follows, possibly later, unless another last event came first. May be called
  /// twice.
  func dismiss()
}

/// The capability of a platform to present alerts.
@MainActor package protocol AlertPlatform: AnyObject {
  /// Presents an alert above a surface, or without a parent. `sink` must be held weakly, and isn't called before the
  /// method returns.
  func presentAlert(_ request: AlertRequest, over parent: (any PlatformSurface)?, sink: any AlertEventSink)
    -> any PresentedAlert

  /// A standard label of the desktop, in the user's language.
  func standardLabel(_ label: StandardLabel) -> String
}

/// The labels that the desktop's message catalog contains.
package enum StandardLabel: CaseIterable { case ok, cancel, close, replace, paste, delete, dontAskAgain }
