extension PresentationMachine {
  /// One change of a binding to something. The same item asked for twice makes two requests.
  struct Request: Hashable {
    var item: PresentationItemID
    /// The serial number of the change; the older request has the smaller one.
    var epoch: Int
  }
}
