import OrielCore

extension ChartContent {
  /// Sets whether assistive technology ignores the marks.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    styled { $0.style.accessibility.isHidden = hidden }
  }

  /// Sets the label of the marks for assistive technology; by default the value of the axis with categories or dates.
  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    styled { if $0.style.accessibility.label == nil { $0.style.accessibility.label = label.resolved } }
  }

  /// Sets the label of the marks for assistive technology.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the label of the marks for assistive technology.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { accessibilityLabel(Text(label)) }

  /// Sets the value of the marks for assistive technology; by default that of the other axis.
  public func accessibilityValue(_ value: Text) -> some ChartContent {
    styled { if $0.style.accessibility.value == nil { $0.style.accessibility.value = value.resolved } }
  }

  /// Sets the value of the marks for assistive technology.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the value of the marks for assistive technology.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { accessibilityValue(Text(value)) }

  /// Sets an identifier, with which tests find the marks.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    styled { if $0.style.accessibility.identifier == nil { $0.style.accessibility.identifier = identifier } }
  }
}
