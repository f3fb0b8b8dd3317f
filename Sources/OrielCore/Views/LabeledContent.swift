import FoundationEssentials

/// A view with a label, such as a row of a form that shows a value.
///
/// ```swift
/// LabeledContent("Version", value: "1.2")
/// LabeledContent("Size") { Text(size, format: .byteCount(style: .file)) }
/// ```
///
/// The label stands at the beginning of the line, the content at its end.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.labelsAreHidden) private var isLabelHidden

  /// A view with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// What it consists of.
  public var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      if !isLabelHidden {
        label
        Spacer(minLength: 0)
      }
      content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
    }
  }
}

extension LabeledContent where Label == Text {
  /// A view with a label that is looked up in the app's translations.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A view with a verbatim label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A verbatim text with a label that is looked up in the app's translations.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(titleKey) { Text(value) }
  }

  /// A verbatim text with a verbatim label.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(title) { Text(value) }
  }

  /// A value in a format, with a label that is looked up in the app's translations.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(titleKey) { Text(value, format: format) }
  }

  /// A value in a format, with a verbatim label.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}
