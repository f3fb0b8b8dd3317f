/// Which view of several, or whether one view, has the keyboard's focus.
///
/// ```swift
/// @FocusState private var isNameFocused: Bool
/// TextField("Name", text: $name).focused($isNameFocused)
/// ```
///
/// Writing the value moves the focus, after the bodies have run; the user moving the focus writes the value. When the
/// view that has the focus goes, the value becomes nil, or false.
@MainActor @propertyWrapper public struct FocusState<Value: Hashable>: GraphProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  // Only initialisers in the type itself count when a property is declared without a value.

  /// Creates a state that tells whether a view has the focus.
  public init() where Value == Bool { initial = false }

  /// Creates a state that tells which view has the focus; nil if none of them has.
  public init<Wrapped: Hashable>() where Value == Wrapped? { initial = nil }

  /// The value: what has the focus.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// The binding that `focused` takes.
  public var projectedValue: Binding {
    Binding(binding: OrielCore.Binding(location: location ?? ConstantLocation(initial)))
  }

  /// A binding to a focus state.
  @MainActor @propertyWrapper public struct Binding {
    let binding: OrielCore.Binding<Value>
    /// The value: what has the focus.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  package mutating func install(storage: inout AnyObject?, node: _GraphNode) {
    if let storage {
      location = unsafeDowncast(storage, to: StateLocation<Value>.self)
    } else {
      let made = StateLocation(initial)
      storage = made
      location = made
    }
  }
}

extension View {
  /// Connects the view's focus with a state that tells whether it has it.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(binding: condition.binding, value: true, resting: false))
  }

  /// Connects the view's focus with a state that tells which view has it.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View
  where Value: ExpressibleByNilLiteral {
    modifier(FocusModifier(binding: binding.binding, value: value, resting: nil))
  }
}

private struct FocusModifier<Value: Hashable>: ViewModifier {
  typealias Body = Never

  let binding: Binding<Value>
  let value: Value
  let resting: Value

  static func _makeNode<Modified: View>(_ view: ModifiedContent<Modified, Self>, in context: _NodeContext)
    -> _ViewNode<ModifiedContent<Modified, Self>>
  {
    FocusNode(view, in: context)
  }
}

@MainActor private final class FocusNode<Modified: View, Value: Hashable>: ModifierNode<Modified, FocusModifier<Value>>
{
  private let link = FocusLink()

  override func contentContext(_ context: _NodeContext) -> _NodeContext {
    link.focusDidChange = { [weak self] isFocused in
      guard let modifier = self?.modifier else { return }
      if isFocused {
        modifier.binding.wrappedValue = modifier.value
      } else if modifier.binding.wrappedValue == modifier.value {
        modifier.binding.wrappedValue = modifier.resting
      }
    }
    refresh()
    var context = context
    context.attributes = AttributeScope(parent: context.attributes, edit: .focus(link))
    return context
  }

  override func modifierDidChange(from old: FocusModifier<Value>) { refresh() }

  override func refresh() {
    isDirty = false
    link.request(tracking { modifier.binding.wrappedValue == modifier.value })
  }
}
