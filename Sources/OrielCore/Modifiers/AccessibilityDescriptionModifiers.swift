extension View {
  /// Sets the priority of the view in the reading order among the views of the same container. Views of a higher priority
  /// come first; the default is 0.
  ///
  /// GTK reads in the order of the views and has no counterpart. In `OrielTesting`, the order of
  /// `accessibilityAudit(for:)` follows the priorities.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    modifier(AttributeModifier(.accessibilitySortPriority(sortPriority)))
  }

  /// Sets the names by which a user may call the view when speaking, the most natural one first.
  ///
  /// GTK has no counterpart; a test reads them.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    modifier(AttributeModifier(.accessibilityInputLabels(inputLabels.map(\.resolved))))
  }

  /// The variant of `accessibilityInputLabels(_:)` that takes localized names.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  /// The variant of `accessibilityInputLabels(_:)` that takes verbatim names.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  /// Sets whether the user can operate the view.
  ///
  /// In one that doesn't respond, views with a tap gesture or a menu aren't stops of the Tab key, and have no action for
  /// assistive technology: use it for the items of a grid that takes the keys for all of them. Controls aren't affected.
  /// `accessibilityAudit(for:)` of `OrielTesting` expects no size of a target.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View {
    modifier(AttributeModifier(.accessibilityRespondsToUserInteraction(respondsToUserInteraction)))
      .environment(\.respondsToUserInteraction, respondsToUserInteraction)
  }
}

/// What a view is in a pair of a label and its content.
@frozen public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The content that the label names.
  case content
  /// The label.
  case label
}

extension View {
  /// Pairs a view with another one elsewhere, of which one is the label of the other. In GTK: the relation "labelled by"
  /// of the content, unless that has an `accessibilityLabel(_:)`.
  ///
  /// - Parameters:
  ///   - role: what this view is in the pair.
  ///   - id: the identity of the pair.
  ///   - namespace: where the identity is unique.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    let pair = AccessibilityPair(isLabel: role == .label, id: PairID(id: AnyHashable(id), namespace: namespace))
    return modifier(AttributeModifier(.accessibilityLabeledPair(pair)))
  }
}

private struct PairID: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// Content that is added to what assistive technology says about a view.
public enum AXCustomContent {
  /// The importance of added content.
  public enum Importance: Sendable {
    /// The content is read after that of high importance.
    case `default`
    /// The content is read first.
    case high
  }
}

/// The key of content that is added to what assistive technology says about a view. Content with the same key replaces
/// that of a modifier closer to the view.
///
/// ```swift
/// extension AccessibilityCustomContentKey {
///   static let dueDate = AccessibilityCustomContentKey("Due", id: "due")
/// }
/// ```
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let label: Text
  let id: String

  /// Creates a key with a label and an identifier.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// Creates a key with a localized label and an identifier.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  /// Creates a key with a localized label, which also identifies it.
  public init(_ labelKey: LocalizedStringKey) {
    let label = Text(labelKey)
    self.init(label, id: label.resolved)
  }
}

extension View {
  /// Adds content to what assistive technology says about the view.
  ///
  /// In GTK: it is part of the accessible description, after the value and the hint, as "label: value".
  ///
  /// - Parameters:
  ///   - key: the label of the content, and its identity.
  ///   - value: the content; nil to remove that of a modifier closer to the view.
  ///   - importance: content of high importance comes first.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> some View {
    modifier(
      AttributeModifier(
        .accessibilityCustomContent(
          AccessibilityCustomContent(
            id: key.id, label: key.label.resolved, value: value?.resolved, isImportant: importance == .high))))
  }

  /// The variant of `accessibilityCustomContent(_:_:importance:)` that takes a localized value.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(key, Text(valueKey), importance: importance) }

  /// The variant of `accessibilityCustomContent(_:_:importance:)` that takes a verbatim value.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(key, Text(value), importance: importance) }

  /// The variant of `accessibilityCustomContent(_:_:importance:)` whose label identifies the content.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(label, id: label.resolved), value, importance: importance)
  }

  /// The variant of `accessibilityCustomContent(_:_:importance:)` with a localized label.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(Text(labelKey), value, importance: importance) }

  /// The variant of `accessibilityCustomContent(_:_:importance:)` with a localized label and value.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance) }

  /// The variant of `accessibilityCustomContent(_:_:importance:)` with a localized label and a verbatim value.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(Text(labelKey), Text(value), importance: importance) }
}
