extension View {
  /// The former way to place an item at the leading end of the toolbar. Use a ``ToolbarItem`` with the placement
  /// `topBarLeading` in new code.
  @available(*, deprecated, message: "Use toolbar(content:) with the placement topBarLeading instead.")
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// The former way to place an item at the trailing end of the toolbar. Use a ``ToolbarItem`` with the placement
  /// `topBarTrailing` in new code.
  @available(*, deprecated, message: "Use toolbar(content:) with the placement topBarTrailing instead.")
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// The former way to place an item at each end of the toolbar. Use a ``ToolbarItem`` for each in new code.
  @available(*, deprecated, message: "Use toolbar(content:) with topBarLeading and topBarTrailing instead.")
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
}
