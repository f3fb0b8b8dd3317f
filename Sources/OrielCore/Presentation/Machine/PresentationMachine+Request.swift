extension PresentationMachine {
  /// A change of a binding to an item. Requesting the same item twice makes two requests.
  struct Request: Hashable {
    var item: PresentationItemID
    /// The serial number of the change, which increases.
    var epoch: Int
  }
}
