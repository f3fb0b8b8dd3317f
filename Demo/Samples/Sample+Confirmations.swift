extension Sample {
  static let emptyTrash = confirmation("empty-trash", "Plain confirmation", "A Cancel button comes by itself.")
  static let confirmMessage = confirmation(
    "confirm-message", "Confirmation with message", "A title, a message and two ways to go on.")
  static let hiddenTitle = confirmation(
    "hidden-title", "Hidden title", "Only the message is seen; the title is the dialog's accessible name.")
  static let customCancel = confirmation("custom-cancel", "Cancel in other words", "A cancel action of the app's own.")
  static let confirmData = confirmation("confirm-data", "Confirmation for data", "Made from data.")
  static let manyChoices = confirmation("many-choices", "Many choices", "A format out of six.")

  static let confirmations: [Sample] = [
    emptyTrash, confirmMessage, hiddenTitle, customCancel, confirmData, manyChoices,
  ]

  private static func confirmation(_ id: String, _ title: String, _ detail: String) -> Sample {
    Sample(id: id, title: title, detail: detail, page: .confirmations)
  }
}
