extension Sample {
  static let plainAlert = alert("plain-alert", "Plain alert", "A title and one action.")
  static let deleteMessage = alert(
    "delete-message", "Delete with message", "A message, a way out, and an action that destroys something.")
  static let saveOrDiscard = alert(
    "save-or-discard", "Save or discard", "Three actions; the default one is marked by the app, not by its place.")
  static let noAction = alert("no-action", "No action of its own", "The desktop's usual OK, in the user's language.")
  static let presentingData = alert(
    "presenting-data", "Alert for data", "Made from data, and kept as it was while it is on the screen.")
  static let error = alert("error", "Error", "What a LocalizedError says of itself.")
  static let errorMessage = alert("error-message", "Error with message", "The same error with a message of the app's.")
  static let login = alert(
    "login", "Ask for a password", "Two fields, bound live; the action is enabled once both are filled.")
  static let closesItself = alert(
    "closes-itself", "Closes by itself", "The app sets the binding back to false after three seconds.")
  static let secondAlert = alert("second-alert", "Leads to a second alert", "Its action presents another one.")
  static let comesBack = alert("comes-back", "Comes back", "Alternates with another alert until the person stops it.")
  static let longText = alert("long-text", "Ten kilobytes of text", "A message that scrolls, its button in reach.")
  static let unbrokenText = alert("unbroken-text", "Text without spaces", "Breaks where it has to.")
  static let twelveActions = alert("twelve-actions", "Twelve actions", "From a ForEach, below each other.")
  static let longLabels = alert("long-labels", "Long labels", "Whole sentences as actions.")
  static let literalText = alert("literal-text", "Literal text", "Percent signs, ampersands and tags are just text.")

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
