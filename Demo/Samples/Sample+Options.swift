extension Sample {
  static let icon = option("icon", "Icon", "Stands above the title.")
  static let severity = option("severity", "Critical severity", "A warning symbol for a possible loss of data.")
  static let suppression = option("suppression", "Suppression toggle", "With the default label.")
  static let suppressionLabel = option("suppression-label", "Suppression in other words", "With a label of its own.")
  static let allOptions = option(
    "all-options", "All options together", "Icon, severity and suppression of a confirmation dialog.")

  static let options: [Sample] = [icon, severity, suppression, suppressionLabel, allOptions]

  private static func option(_ id: String, _ title: String, _ detail: String) -> Sample {
    Sample(id: id, title: title, detail: detail, page: .options)
  }
}
