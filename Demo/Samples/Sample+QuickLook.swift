extension Sample {
  static let quickLookOne = sample(
    "quick-look-one", "Show the picture", "One file. The rest of the window stays usable.")
  static let quickLookAll = sample(
    "quick-look-all", "Show the files",
    "A picture, an animation, a text and a printed page, and what can’t be shown, one after the other."
  )

  static let quickLookDamaged = sample(
    "quick-look-damaged", "Show a damaged file", "A file that can’t be shown has a message.")
  static let quickLookSound = sample(
    "quick-look-sound", "Show a sound", "It is played if the desktop has GTK’s media backend.")

  static let quickLook: [Sample] = [quickLookOne, quickLookAll, quickLookDamaged, quickLookSound]

  private static func sample(_ id: String, _ title: String, _ detail: String) -> Sample {
    Sample(id: id, title: title, detail: detail, page: .quickLook)
  }
}
