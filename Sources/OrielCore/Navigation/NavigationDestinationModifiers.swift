extension View {
  /// Sets the view that the enclosing stack displays for values of a type.
  ///
  /// - Parameters:
  ///   - data: the type of the values.
  ///   - destination: returns the view for a value.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      DestinationModifier(type: ObjectIdentifier(data)) { value in
        AnyView(Group { if let value = value.base as? D { destination(value) } })
      })
  }

  /// Shows a view in the enclosing stack while a binding is true.
  public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View
  {
    modifier(PresentedDestination(isPresented: isPresented, destination: destination()))
  }

  /// Shows a view in the enclosing stack while a binding has a value.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let isPresented = Binding {
      item.wrappedValue != nil
    } set: { isPresented in
      if !isPresented { item.wrappedValue = nil }
    }
    return modifier(
      PresentedDestination(
        isPresented: isPresented, destination: Group { if let value = item.wrappedValue { destination(value) } }))
  }

  /// Hides the button that returns to the previous page.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(PreferenceModifier<BackButtonHiddenKey> { _ in .set(hidesBackButton) })
  }
}

/// Registers views for values with the navigator.
private struct DestinationModifier: ViewModifier, _Primitive {
  typealias Body = Never

  let type: ObjectIdentifier
  let make: (AnyHashable) -> AnyView

  static func _makeNode<Modified: View>(_ view: ModifiedContent<Modified, Self>, in context: _NodeContext)
    -> _ViewNode<ModifiedContent<Modified, Self>>
  {
    DestinationNode(view, in: context)
  }
}

@MainActor private final class DestinationNode<Modified: View>: ModifierNode<Modified, DestinationModifier> {
  private weak var navigator: (any Navigator)?

  override func didMakeContent() {
    navigator = context.environment.values.navigator
    register()
  }

  private func register() { navigator?.register(modifier.type, at: ObjectIdentifier(self), modifier.make) }

  override func modifierDidChange(from old: DestinationModifier) {
    if old.type != modifier.type { navigator?.register(old.type, at: ObjectIdentifier(self), nil) }
    register()
  }

  override func willUnmount() { navigator?.register(modifier.type, at: ObjectIdentifier(self), nil) }
}

/// Pushes a page while a binding is true.
private struct PresentedDestination<Destination: View>: ViewModifier {
  @Environment(\.navigator) private var navigator
  @State private var destination = LinkDestination()
  @State private var page = PageReference()
  private let isPresented: Binding<Bool>
  private let view: Destination

  init(isPresented: Binding<Bool>, destination: Destination) {
    self.isPresented = isPresented
    view = destination
  }

  func body(content: Content) -> some View {
    let view = view
    destination.update { AnyView(view) }
    return content.onChange(of: isPresented.wrappedValue, initial: true) { _, isPresented in
      if isPresented { show() } else { page.current?.close() }
    }
  }

  private func show() {
    guard page.current == nil, let shown = navigator?.push(destination) else { return }
    page.current = shown
    shown.didPop = { [page, isPresented] in
      page.current = nil
      isPresented.wrappedValue = false
    }
  }
}
