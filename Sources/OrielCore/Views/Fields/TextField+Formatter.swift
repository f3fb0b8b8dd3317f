import Foundation

// Emitted into the caller, so that an app that uses no formatter is linked without it.

extension TextField where Label == Text {
  /// Creates a field for a value with a formatter, and a localized title.
  ///
  /// The binding is written when the user presses Return or leaves the field, and before any other action of the user, such
  /// as a keyboard shortcut or the click of a switch. If the text has no value, the field displays the former one again.
  @_alwaysEmitIntoClient public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(_title: Text(titleKey), value: value, formatter: formatter, prompt: prompt)
  }

  /// Creates a field for a value with a formatter, and a verbatim title.
  @_disfavoredOverload
  @_alwaysEmitIntoClient public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(_title: Text(title), value: value, formatter: formatter, prompt: prompt)
  }

  /// Creates a field for a value with a formatter that reports editing. Use `onSubmit(of:_:)` and `focused(_:)` instead.
  ///
  /// - Parameters:
  ///   - titleKey: the label.
  ///   - value: the value.
  ///   - formatter: converts the value to text and back.
  ///   - onEditingChanged: runs with true when the field gets the focus, and with false when it loses it.
  ///   - onCommit: runs when the user presses Return.
  @_alwaysEmitIntoClient public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(_title: Text(titleKey), value: value, formatter: formatter, prompt: nil)
    _report(onEditingChanged, onCommit)
  }

  /// Creates a field for a value with a formatter and a verbatim title that reports editing.
  @_disfavoredOverload
  @_alwaysEmitIntoClient public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(_title: Text(title), value: value, formatter: formatter, prompt: nil)
    _report(onEditingChanged, onCommit)
  }

  /// Creates a field for a value with a formatter.
  @_alwaysEmitIntoClient public init<V>(_title title: Text, value: Binding<V>, formatter: Formatter, prompt: Text?) {
    self.init(
      _title: title,
      text: { formatter.string(for: value.wrappedValue) ?? "" },
      write: { text in
        guard let new = _FormattedValue.value(of: text, formatter, as: V.self) else { return false }
        value.wrappedValue = new
        return true
      }, prompt: prompt)
  }
}

/// The values of texts, for code that is compiled into the app.
public enum _FormattedValue {
  /// The value of a text according to a formatter of numbers or dates; nil if it has none.
  @_alwaysEmitIntoClient public static func value<V>(of text: String, _ formatter: Formatter, as type: V.Type) -> V? {
    switch formatter {
    case let formatter as DateFormatter: return formatter.date(from: text) as? V
    case let formatter as ISO8601DateFormatter: return formatter.date(from: text) as? V
    case let formatter as NumberFormatter:
      guard let number = formatter.number(from: text) else { return nil }
      return number as? V ?? number.intValue as? V ?? number.doubleValue as? V ?? number.decimalValue as? V
        ?? number.floatValue as? V ?? CGFloat(number.doubleValue) as? V
    default: return text as? V
    }
  }
}
