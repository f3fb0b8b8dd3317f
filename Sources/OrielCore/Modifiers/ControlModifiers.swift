extension View {
  /// Sets whether the controls in this view are disabled. Inside a disabled view, `disabled(false)` has no effect.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Hides the labels of the controls in this view. Assistive technology still reads them.
  public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }

  /// Adds help text to the view. In GTK: a tooltip.
  public func help(_ textKey: LocalizedStringKey) -> some View {
    modifier(AttributeModifier(.help(textKey.resolved())))
  }

  /// The variant of `help(_:)` that takes a `Text`.
  public func help(_ text: Text) -> some View { modifier(AttributeModifier(.help(text.resolved))) }

  /// The variant of `help(_:)` that takes a verbatim string.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { modifier(AttributeModifier(.help(String(text)))) }
}

extension View {
  /// Sets the label that assistive technology reads for the view, as a localized text. In GTK: the accessible label.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }

  /// The variant of `accessibilityLabel(_:)` that takes a `Text`.
  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(AttributeModifier(.accessibilityLabel(label.resolved)))
  }

  /// The variant of `accessibilityLabel(_:)` that takes a verbatim string.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

  /// Describes to assistive technology what happens when the user activates the view, as a localized text.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }

  /// The variant of `accessibilityHint(_:)` that takes a `Text`.
  public func accessibilityHint(_ hint: Text) -> some View {
    modifier(AttributeModifier(.accessibilityHint(hint.resolved)))
  }

  /// The variant of `accessibilityHint(_:)` that takes a verbatim string.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

  /// Sets the value that assistive technology reads for the view, as a localized text.
  ///
  /// In GTK: the value text of widgets with a numeric value, such as progress bars. For other views it is part of the
  /// accessible description, before the hint, since GTK has no values for them.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }

  /// The variant of `accessibilityValue(_:)` that takes a `Text`.
  public func accessibilityValue(_ value: Text) -> some View {
    modifier(AttributeModifier(.accessibilityValue(value.resolved)))
  }

  /// The variant of `accessibilityValue(_:)` that takes a verbatim string.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

  /// Sets an identifier with which tests find the view. In GTK: the widget's name.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AttributeModifier(.accessibilityIdentifier(identifier)))
  }

  /// Hides the view from assistive technology.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AttributeModifier(.accessibilityHidden(hidden)))
  }
}
