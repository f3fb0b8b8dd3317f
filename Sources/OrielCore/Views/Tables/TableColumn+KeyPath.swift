import FoundationEssentials

import struct Foundation.KeyPathComparator

// Compiled where they are called: an app that sorts no table by key paths is linked without Foundation.

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column of a text of each value, which is sorted by that, with a localized title.
  @_alwaysEmitIntoClient
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable) where Content == Text {
    self.init(_title: Text(titleKey), comparator: KeyPathComparator(value)) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Creates a column of a text of each value, which is sorted by that, with a verbatim title.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String> & Sendable) where Content == Text {
    self.init(_title: Text(title), comparator: KeyPathComparator(value)) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Creates a column of a text of each value, which is sorted by that, with a text as title.
  @_alwaysEmitIntoClient
  public init(_ text: Text, value: KeyPath<RowValue, String> & Sendable) where Content == Text {
    self.init(_title: text, comparator: KeyPathComparator(value)) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Creates a column of a text of each value, which is sorted by a comparator of texts, with a localized title.
  @_alwaysEmitIntoClient
  public init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable, comparator: C
  )
  where Content == Text, C.Compared == String {
    self.init(_title: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator)) {
      Text(verbatim: $0[keyPath: value])
    }
  }

  /// Creates a column of a text of each value, which is sorted by a comparator of texts, with a verbatim title.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public init<S: StringProtocol, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, String> & Sendable, comparator: C
  )
  where Content == Text, C.Compared == String {
    self.init(_title: Text(title), comparator: KeyPathComparator(value, comparator: comparator)) {
      Text(verbatim: $0[keyPath: value])
    }
  }

  /// Creates a column of a text of each value, which is sorted by a comparator of texts, with a text as title.
  @_alwaysEmitIntoClient
  public init<C: SortComparator>(_ text: Text, value: KeyPath<RowValue, String> & Sendable, comparator: C)
  where Content == Text, C.Compared == String {
    self.init(_title: text, comparator: KeyPathComparator(value, comparator: comparator)) {
      Text(verbatim: $0[keyPath: value])
    }
  }

  /// Creates a column that is sorted by a property of the values, with a localized title.
  @_alwaysEmitIntoClient
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_title: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column that is sorted by a property of the values, with a verbatim title.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_title: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column that is sorted by a property of the values, with a text as title.
  @_alwaysEmitIntoClient
  public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_title: text, comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column that is sorted by an optional property of the values, nil first, with a localized title.
  @_alwaysEmitIntoClient
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_title: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column that is sorted by an optional property of the values, nil first, with a verbatim title.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V?> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_title: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column that is sorted by an optional property of the values, nil first, with a text as title.
  @_alwaysEmitIntoClient
  public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V?> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_title: text, comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column that is sorted by a property of the values with a comparator, with a localized title.
  @_alwaysEmitIntoClient
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(_title: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }

  /// Creates a column that is sorted by a property of the values with a comparator, with a verbatim title.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(_title: Text(title), comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }

  /// Creates a column that is sorted by a property of the values with a comparator, with a text as title.
  @_alwaysEmitIntoClient
  public init<V, C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(_title: text, comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }
}
