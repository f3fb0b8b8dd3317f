/// An alert or a confirmation dialog, as a value: all that a platform needs to know to show it.
package struct AlertRequest: Equatable {
  package enum Kind: Equatable { case alert, confirmationDialog }

  package var kind: Kind
  package var title: String
  /// A hidden title isn't shown; it stays the window's accessible name.
  package var isTitleHidden = false
  /// Nil where there is none; never empty.
  package var message: String?
  /// Above the buttons, in this order.
  package var textFields: [AlertTextField] = []
  /// In the desktop's order: cancel first, the default last. Never empty.
  package var buttons: [AlertButton]
  package var icon: ImageReference?
  package var severity = DialogSeverity.automatic
  package var suppression: AlertSuppression?

  /// The position of the button that Escape and closing the window stand for; nil for plain dismissal.
  package var cancelIndex: Int? { buttons.firstIndex { $0.role == .cancel || $0.isCancelAction } }
  /// The position of the button that Return activates.
  package var defaultIndex: Int? { buttons.firstIndex(where: \.isDefault) }

  /// This request with what may change while it is on the screen taken from a newer one: which buttons are enabled, the
  /// texts of fields, the toggle, the icon and the severity. A button or field that the newer one doesn't have is
  /// disabled, so that nothing moves under the user's hand.
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
  /// Which of the alert's actions it is; the order of the buttons may differ.
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

/// A field for text in an alert.
package struct AlertTextField: Equatable {
  package var id: ActionID
  package var label: String
  package var prompt: String
  package var text: String
  package var isSecure = false
  package var isEnabled = true
}

/// The check button that keeps an alert from coming again.
package struct AlertSuppression: Equatable {
  package var label: String
  package var isOn: Bool
}

/// What becomes of an alert.
package enum AlertEvent: Equatable {
  /// It is on the screen.
  case presented
  /// The user pressed this button: `AlertButton.id`.
  case pressed(id: ActionID)
  /// It was dismissed without a button, by the user or because `dismiss` was called.
  case dismissed
  /// It could not be shown.
  case failed(String)
  /// The text of a field changed: `AlertTextField.id`.
  case textChanged(id: ActionID, String)
  /// The suppression toggle changed.
  case suppressionChanged(Bool)
}

/// Receives what becomes of an alert. After `pressed`, `dismissed` or `failed` nothing more comes.
@MainActor package protocol AlertEventSink: AnyObject {
  func handle(_ event: AlertEvent)
}

/// An alert on the screen, or on its way there.
@MainActor package protocol PresentedAlert: AnyObject {
  /// Changes whatever differs: enabled buttons, texts of fields, the toggle, the icon, the severity. Title, message and
  /// buttons stay. No event follows from it.
  func update(_ request: AlertRequest)
  /// Takes it away. `dismissed` follows, now or later, unless something else came first. Calling it twice is harmless.
  func dismiss()
}

/// Shows alerts: the capability that presentations of text and buttons need of their platform.
@MainActor package protocol AlertPlatform: AnyObject {
  /// Shows an alert above a surface, or on its own. `sink` must be held weakly. Events never come during the call.
  func presentAlert(_ request: AlertRequest, over parent: (any PlatformSurface)?, sink: any AlertEventSink)
    -> any PresentedAlert

  /// One of the desktop's usual labels, in the user's language.
  func standardLabel(_ label: StandardLabel) -> String
}

/// The labels that the desktop's own catalogue has.
package enum StandardLabel: CaseIterable { case ok, cancel, replace, dontAskAgain }
