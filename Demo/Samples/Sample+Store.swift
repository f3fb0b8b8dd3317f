extension Sample {
  static let subscriptions = store(
    "subscriptions", "Manage subscriptions", "Lists them, opens their pages, and cancels one after a confirmation.")
  static let refund = store("refund", "Request a refund", "The result is reported when the sheet is dismissed.")
  static let offerCode = store("offer-code", "Redeem a code", "SPRING is valid once. An error stays under the code.")
  static let storeOffer = store("store-offer", "Offer maps", "The plans of an offer, whose page the browser opens.")
  static let musicOffer = store("music-offer", "Offer music", "The sheet is presented when the offer has been loaded.")
  static let activityPicker = store(
    "activity-picker", "Choose activities", "The installed applications by category, and websites.")

  static let delivery = store(
    "delivery", "Send a parcel", "A card in the window, and a notification while no window is active.", isWithin: true)
  static let otherApp = store(
    "other-app", "Recommend an app", "A card opens it, or its page in the software center.", isWithin: true)

  static let store: [Sample] = [
    subscriptions, refund, offerCode, storeOffer, musicOffer, activityPicker, delivery, otherApp,
  ]

  private static func store(_ id: String, _ title: String, _ detail: String, isWithin: Bool = false) -> Sample {
    Sample(id: id, title: title, detail: detail, page: .store, isWithinWindow: isWithin)
  }
}
