extension Sample {
  static let pickOne = photo("pick-one", "Choose a picture…", "One picture of the folder Pictures.")
  static let pickTwo = photo(
    "pick-two", "Choose two…", "At most two pictures or videos, numbered in order of selection.")
  static let pickAny = photo("pick-any", "Choose while you look…", "Each click is written to the binding at once.")

  static let photos: [Sample] = [pickOne, pickTwo, pickAny]

  private static func photo(_ id: String, _ title: String, _ detail: String) -> Sample {
    Sample(id: id, title: title, detail: detail, page: .photos)
  }
}
