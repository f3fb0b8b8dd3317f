import Observation

extension View {
  /// Provides a value while the view, or a view in it, has the keyboard focus.
  ///
  /// ```swift
  /// TextEditor(text: $text).focusedValue(\.noteText, $text)
  /// ```
  ///
  /// ``FocusedValue`` and ``FocusedBinding`` read it, in particular in ``Commands``. Of several views around the
  /// focused one, the innermost applies.
  ///
  /// - Parameters:
  ///   - keyPath: the key path of the value.
  ///   - value: the value. With nil, the view provides none.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
    modifier(FocusedValueModifier { if let value { $0[keyPath: keyPath] = value } })
  }

  /// The variant of `focusedValue(_:_:)` with a value that is not optional.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    modifier(FocusedValueModifier { $0[keyPath: keyPath] = value })
  }

  /// Provides an observable object while the view, or a view in it, has the keyboard focus. `@FocusedValue` reads it by
  /// its type. See `focusedValue(_:_:)`.
  public func focusedValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modifier(FocusedValueModifier { if let object { $0[FocusedObjectKey<Object>.self] = object } })
  }

  /// Provides a value while the window that contains the view is active, wherever in it the focus is.
  ///
  /// A value of `focusedValue(_:_:)` takes precedence. If several views of the window provide a value, that of the
  /// view that has appeared last applies. A window is active until another window of the app is, also while a dialog or
  /// another app has the focus.
  ///
  /// - Parameters:
  ///   - keyPath: the key path of the value.
  ///   - value: the value. With nil, the view provides none.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedSceneModifier { if let value { $0[keyPath: keyPath] = value } })
  }

  /// The variant of `focusedSceneValue(_:_:)` with a value that is not optional.
  public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    modifier(FocusedSceneModifier { $0[keyPath: keyPath] = value })
  }

  /// Provides an observable object while the window that contains the view is active. `@FocusedValue` reads it by its
  /// type. See `focusedSceneValue(_:_:)`.
  public func focusedSceneValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modifier(FocusedSceneModifier { if let object { $0[FocusedObjectKey<Object>.self] = object } })
  }

  /// Provides an object for ``FocusedObject`` while the view, or a view in it, has the keyboard focus. See
  /// `focusedValue(_:_:)`.
  public func focusedObject<Object: ObservableObject>(_ object: Object?) -> some View {
    modifier(FocusedValueModifier { if let object { $0[FocusedObjectKey<Object>.self] = object } })
  }

  /// The variant of `focusedObject(_:)` with an object that is not optional.
  public func focusedObject<Object: ObservableObject>(_ object: Object) -> some View {
    focusedObject(Optional(object))
  }

  /// Provides an object for ``FocusedObject`` while the window that contains the view is active. See
  /// `focusedSceneValue(_:_:)`.
  public func focusedSceneObject<Object: ObservableObject>(_ object: Object?) -> some View {
    modifier(FocusedSceneModifier { if let object { $0[FocusedObjectKey<Object>.self] = object } })
  }

  /// The variant of `focusedSceneObject(_:)` with an object that is not optional.
  public func focusedSceneObject<Object: ObservableObject>(_ object: Object) -> some View {
    focusedSceneObject(Optional(object))
  }
}

/// Provides values while the focus is in the view.
private struct FocusedValueModifier: ViewModifier, _Primitive {
  typealias Body = Never

  let edit: (inout FocusedValues) -> Void

  init(_ edit: @escaping (inout FocusedValues) -> Void) { self.edit = edit }

  static func _makeNode<Modified: View>(_ view: ModifiedContent<Modified, Self>, in context: _NodeContext)
    -> _ViewNode<ModifiedContent<Modified, Self>>
  {
    FocusedValueNode(view, in: context)
  }
}

/// Places the values in the environment, where the store finds them from the focused view.
@MainActor private final class FocusedValueNode<Modified: View>: ModifierNode<Modified, FocusedValueModifier> {
  private var link: FocusedValueLink?

  override func contentContext(_ context: _NodeContext) -> _NodeContext {
    let link = FocusedValueLink(modifier.edit, in: context.environment.values.focusedValueLink)
    self.link = link
    var values = EnvironmentValues()
    values.focusedValueLink = link
    var context = context
    context.environment = EnvironmentScope(parent: context.environment, values: values)
    return context
  }

  override var isReusable: Bool { child?.isReusable == true }

  override func modifierDidChange(from old: FocusedValueModifier) { setEdit(modifier.edit) }

  override func willUnmount() { setEdit(nil) }

  private func setEdit(_ edit: ((inout FocusedValues) -> Void)?) {
    guard let link else { return }
    link.edit = edit
    graph.focusedValues.didChange(link)
  }
}

/// Provides values while the window of the view is active.
private struct FocusedSceneModifier: ViewModifier, _Primitive {
  typealias Body = Never

  let edit: (inout FocusedValues) -> Void

  init(_ edit: @escaping (inout FocusedValues) -> Void) { self.edit = edit }

  static func _makeNode<Modified: View>(_ view: ModifiedContent<Modified, Self>, in context: _NodeContext)
    -> _ViewNode<ModifiedContent<Modified, Self>>
  {
    FocusedSceneNode(view, in: context)
  }
}

@MainActor private final class FocusedSceneNode<Modified: View>: ModifierNode<Modified, FocusedSceneModifier> {
  private var link: FocusedValueLink?

  override func didMakeContent() {
    guard let scene = context.environment.values.focusedScene else { return }
    let link = FocusedValueLink(modifier.edit, in: nil)
    self.link = link
    graph.focusedValues.add(link, to: scene)
  }

  override func modifierDidChange(from old: FocusedSceneModifier) {
    guard let link, let scene = context.environment.values.focusedScene else { return }
    link.edit = modifier.edit
    graph.focusedValues.didChange(scene)
  }

  override func willUnmount() {
    guard let link, let scene = context.environment.values.focusedScene else { return }
    graph.focusedValues.remove(link, from: scene)
  }
}
