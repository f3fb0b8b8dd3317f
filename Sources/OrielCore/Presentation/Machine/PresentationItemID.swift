/// The identity of what a binding asks to present.
///
/// For an item driven modifier it wraps the item's `id`; for one driven by a Boolean it is ``unit``. Two are equal when
/// the wrapped values are. It isn't `Sendable`, because an item's `id` needn't be.
package struct PresentationItemID: Hashable {
  /// The wrapped identity.
  package var base: AnyHashable

  /// Wraps an item's identity.
  package init(_ base: some Hashable) {
    self.base = AnyHashable(base)
  }

  /// What a Boolean binding asks for while it is true.
  package static var unit: Self {
    Self(Unit())
  }

  private struct Unit: Hashable {}
}
