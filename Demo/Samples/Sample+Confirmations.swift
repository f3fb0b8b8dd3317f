extension Sample {
  static let emptyTrash = confirmation("empty-trash", "Plain confirmation", "A Cancel button is added automatically.")
  static let confirmMessage = confirmation(
    "confirm-message", "Confirmation with message", "A title, a message and two actions.")
  static let hiddenTitle = confirmation(
    "hidden-title", "Hidden title", "Only the message is displayed; the title is the accessible name.")
  static let customCancel = confirmation("custom-cancel", "Cancel in other words", "A custom cancel action.")
  static let confirmData = confirmation("confirm-data", "Confirmation for data", "Made from data.")
  static let manyChoices = confirmation("many-choices", "Many choices", "A format out of six.")

  static let confirmations: [Sample] = [
    emptyTrash, confirmMessage, hiddenTitle, customCancel, confirmData, manyChoices,
  ]

  private static func confirmation(_ id: String, _ title: String, _ detail: String) -> Sample {
    Sample(id: id, title: title, detail: detail, page: .confirmations)
  }
}
