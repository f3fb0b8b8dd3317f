import FoundationEssentials

/// The treatment of the views in an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind: Hashable { case ignore, contain, combine }
  let kind: Kind

  /// The views in the element are hidden from assistive technology.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// The element is a group around the views in it.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// The element is named by the texts in it.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

extension View {
  /// Makes the view one element for assistive technology.
  ///
  /// Its label is that of `accessibilityLabel(_:)`, or with `.combine` the texts in it. In GTK: a widget around the view,
  /// whose parts remain accessible with `.combine` as well, since their actions can't be those of another widget.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    // A modifier for assistive technology would add another group within this one.
    VStack { if children == .ignore { self.accessibilityHidden(true) } else { self } }
      .modifier(AccessibilityGroup(isNamedByContent: children == .combine))
  }

  /// The deprecated form of `accessibilityLabel(_:)`.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// The deprecated form of `accessibilityHint(_:)`.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// The deprecated form of `accessibilityValue(_:)`.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// The deprecated form of `accessibilityHidden(_:)`.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// The deprecated form of `accessibilityIdentifier(_:)`.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// The deprecated form of `accessibilityAddTraits(_:)`.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }

  /// The deprecated form of `accessibilityRemoveTraits(_:)`.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// The deprecated form of `accessibilityInputLabels(_:)`.
  @available(*, deprecated, message: "Use accessibilityInputLabels(_:) instead.")
  public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }

  /// The deprecated form of `accessibilitySortPriority(_:)`.
  @available(*, deprecated, message: "Use accessibilitySortPriority(_:) instead.")
  public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }

  /// Has no effect on the desktop: a view is identified by its place among others.
  @available(*, deprecated, message: "It has no effect. Use tag(_:) for the views of a selection.")
  public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }

  /// The deprecated form of `accessibilityActivationPoint(_:)`.
  @available(*, deprecated, message: "Use accessibilityActivationPoint(_:) instead.")
  public func accessibility(activationPoint: CGPoint) -> some View { self }

  /// The deprecated form of `accessibilityActivationPoint(_:)`.
  @available(*, deprecated, message: "Use accessibilityActivationPoint(_:) instead.")
  public func accessibility(activationPoint: UnitPoint) -> some View { self }
}

/// A widget around all views, which takes the attributes of outer modifiers.
private struct AccessibilityGroup: WrappingModifier {
  typealias Body = Never

  let isNamedByContent: Bool

  func element(in context: ElementContext) -> GroupElement { GroupElement(isNamedByContent: isNamedByContent) }
}
