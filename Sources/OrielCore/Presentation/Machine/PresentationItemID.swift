/// The identity of the item that a binding requests to present.
///
/// For a modifier with an item it wraps the item's `id`; for one with a Boolean it is ``unit``. It isn't `Sendable`,
/// since an item's `id` needn't be.
package struct PresentationItemID: Hashable {
  /// The wrapped identity.
  package var base: AnyHashable

  /// Wraps an item's identity.
  package init(_ base: some Hashable) {
    self.base = AnyHashable(base)
  }

  /// The item of a Boolean binding that is true.
  package static var unit: Self {
    Self(Unit())
  }

  private struct Unit: Hashable {}
}
