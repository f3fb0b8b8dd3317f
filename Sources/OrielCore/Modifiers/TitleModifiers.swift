extension View {
  /// Sets the title of the window, or of the sheet, that the view is in. Of several, the innermost counts.
  public func navigationTitle(_ title: Text) -> some View { modifier(TitleModifier(title: title.resolved)) }

  /// Sets the title of the window that the view is in, looked up in the app's translations.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

  /// Sets the title of the window that the view is in, as it is.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
}

private struct TitleModifier: ViewModifier {
  typealias Body = Never

  let title: String

  static func _makeNode<Modified: View>(_ view: ModifiedContent<Modified, Self>, in context: _NodeContext)
    -> _ViewNode<ModifiedContent<Modified, Self>>
  {
    TitleNode(view, in: context)
  }
}

@MainActor private final class TitleNode<Modified: View>: ModifierNode<Modified, TitleModifier> {
  override func contentContext(_ context: _NodeContext) -> _NodeContext {
    context.host.owner?.setTitle(modifier.title, for: self)
    return context
  }

  override func modifierDidChange(from old: TitleModifier) {
    if modifier.title != old.title { context.host.owner?.setTitle(modifier.title, for: self) }
  }

  override func willUnmount() { context.host.owner?.setTitle(nil, for: self) }
}
