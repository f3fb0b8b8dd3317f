extension View {
  /// Sets the background of a row in a list, which has the size of the row; nil for the default.
  ///
  /// On several views, such as a `ForEach` or a `Section`, it applies to each of their rows. In a `Form`, the modifier has
  /// no effect.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    _trait(RowBackgroundKey.self, view.map { AnyView($0) })
  }

  /// Sets the insets of a row in a list, in pixels; nil for the default. In a `Form`, the modifier has no effect.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { _trait(RowInsetsKey.self, insets) }

  /// Prevents the user from selecting a row of a list. The selection's binding may still contain it.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    _trait(SelectionDisabledKey.self, isDisabled)
  }
}
