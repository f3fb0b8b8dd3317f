extension View {
  /// Whether the controls in this view ignore the person. Inside a disabled view, nothing is enabled.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Hides the labels of the controls in this view; assistive technology still reads them.
  public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }

  /// Explains the view when the pointer rests on it. In GTK: a tooltip.
  public func help(_ textKey: LocalizedStringKey) -> some View {
    modifier(AttributeModifier(.help(textKey.resolved())))
  }

  /// Explains the view when the pointer rests on it.
  public func help(_ text: Text) -> some View { modifier(AttributeModifier(.help(text.resolved))) }

  /// Explains the view when the pointer rests on it.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { modifier(AttributeModifier(.help(String(text)))) }
}

extension View {
  /// Says what the view is, for assistive technology.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }

  /// Says what the view is, for assistive technology.
  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(AttributeModifier(.accessibilityLabel(label.resolved)))
  }

  /// Says what the view is, for assistive technology.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

  /// Says what using the view will do, for assistive technology.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }

  /// Says what using the view will do, for assistive technology.
  public func accessibilityHint(_ hint: Text) -> some View {
    modifier(AttributeModifier(.accessibilityHint(hint.resolved)))
  }

  /// Says what using the view will do, for assistive technology.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

  /// Says the view's value, for assistive technology.
  ///
  /// In GTK: the value text of what has a number, such as a progress bar. Of other views it is the description, before
  /// the hint, since GTK tells of no other values.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }

  /// Says the view's value, for assistive technology.
  public func accessibilityValue(_ value: Text) -> some View {
    modifier(AttributeModifier(.accessibilityValue(value.resolved)))
  }

  /// Says the view's value, for assistive technology.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

  /// Names the view for tests. In GTK: the widget's name.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AttributeModifier(.accessibilityIdentifier(identifier)))
  }

  /// Hides the view from assistive technology.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AttributeModifier(.accessibilityHidden(hidden)))
  }
}
