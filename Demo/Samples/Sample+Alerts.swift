extension Sample {
  static let plainAlert = alert("plain-alert", "Plain alert", "A title and one action.")
  static let deleteMessage = alert(
    "delete-message", "Delete with message", "A message, a cancel action and a destructive action.")
  static let saveOrDiscard = alert(
    "save-or-discard", "Save or discard", "Three actions, of which the app chooses the default.")
  static let noAction = alert("no-action", "No action of its own", "The default OK button, in the user's language.")
  static let presentingData = alert(
    "presenting-data", "Alert for data", "Presents a value, which is kept until the alert closes.")
  static let error = alert("error", "Error", "The title and message of a LocalizedError.")
  static let errorMessage = alert("error-message", "Error with message", "The same error with a custom message.")
  static let login = alert(
    "login", "Ask for a password", "Two fields; the action is enabled when both are filled.")
  static let closesItself = alert(
    "closes-itself", "Closes by itself", "The app sets the binding back to false after three seconds.")
  static let secondAlert = alert("second-alert", "Leads to a second alert", "Its action presents another one.")
  static let comesBack = alert("comes-back", "Comes back", "Alternates with another alert until the user stops it.")
  static let longText = alert("long-text", "Ten kilobytes of text", "A scrolling message; the button stays visible.")
  static let unbrokenText = alert("unbroken-text", "Text without spaces", "Breaks where it has to.")
  static let twelveActions = alert("twelve-actions", "Twelve actions", "Actions of a ForEach, stacked vertically.")
  static let longLabels = alert("long-labels", "Long labels", "Whole sentences as actions.")
  static let literalText = alert(
    "literal-text", "Literal text", "Percent signs, ampersands and tags are displayed verbatim.")

  static let alerts: [Sample] = [
    plainAlert, deleteMessage, saveOrDiscard, noAction, presentingData, error, errorMessage, login, closesItself,
    secondAlert, comesBack, longText, unbrokenText, twelveActions, longLabels, literalText,
  ]

  /// The alert that `secondAlert` leads to.
  static let secondAlertNext = alert("second-alert-next", "The second alert", "")
  /// The alert that `comesBack` alternates with.
  static let comesBackNext = alert("comes-back-next", "The other alert", "")

  private static func alert(_ id: String, _ title: String, _ detail: String) -> Sample {
    Sample(id: id, title: title, detail: detail, page: .alerts)
  }
}
