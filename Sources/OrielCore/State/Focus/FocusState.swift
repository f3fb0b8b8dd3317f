/// A property wrapper that reads and sets which view has the keyboard focus.
///
/// ```swift
/// @FocusState private var isNameFocused: Bool
/// TextField("Name", text: $name).focused($isNameFocused)
/// ```
///
/// Writing the value moves the focus after the views have been updated. When the user moves the focus, the value is
/// written. When the focused view is removed, the value becomes nil or false.
@MainActor @propertyWrapper public struct FocusState<Value: Hashable>: GraphProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  // Declared in the type itself: the compiler considers no others for a property without an initial value.

  /// Creates a state that is true while a view has the focus.
  public init() where Value == Bool { initial = false }

  /// Creates a state with the value of the focused view; nil if none of the views has the focus.
  public init<Wrapped: Hashable>() where Value == Wrapped? { initial = nil }

  /// The value of the focused view.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding that is passed to `focused(_:)` or `focused(_:equals:)`.
  public var projectedValue: Binding {
    Binding(binding: OrielCore.Binding(location: location ?? ConstantLocation(initial)))
  }

  /// A binding to a focus state.
  @MainActor @propertyWrapper public struct Binding {
    let binding: OrielCore.Binding<Value>
    /// The value of the focused view.
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
  /// Binds the view's focus to a Boolean state.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(binding: condition.binding, value: true, resting: false))
  }

  /// Binds the view's focus to a state: the view has the focus while the state equals `value`.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View
  where Value: ExpressibleByNilLiteral {
    modifier(FocusModifier(binding: binding.binding, value: value, resting: nil))
  }
}

/// Binds the focus of a view to a state.
struct FocusModifier<Value: Hashable>: ViewModifier, _Primitive {
  typealias Body = Never

  let binding: Binding<Value>
  let value: Value
  let resting: Value
  /// Whether a view that the keyboard doesn't reach gets the focus too.
  var admitsAnyView = false

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
    link.admitsAnyView = modifier.admitsAnyView
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
