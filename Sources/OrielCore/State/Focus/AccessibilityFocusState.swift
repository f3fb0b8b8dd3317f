/// A property wrapper that reads and sets on which view the focus of assistive technology is.
///
/// ```swift
/// @AccessibilityFocusState private var isErrorFocused: Bool
///
/// Text(error).accessibilityFocused($isErrorFocused)
/// Button("Send") { isErrorFocused = !send() }
/// ```
///
/// The desktop has one focus for the keyboard and assistive technology, so that a view has it while the keyboard focus is on
/// it. Writing the value moves the focus after the views have been updated, also to a view that isn't a control, such as a
/// text: that one isn't a stop of Tab. When the user moves the focus, the value is written. When the view is removed,
/// the value becomes nil or false.
@MainActor @propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: GraphProperty {
  private var state: FocusState<Value>

  /// Creates a state that is true while a view has the focus.
  public init() where Value == Bool { state = FocusState() }

  /// Creates a state with the value of the focused view; nil if none of the views has the focus.
  public init<Wrapped: Hashable>() where Value == Wrapped? { state = FocusState() }

  /// The value of the focused view.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding that is passed to `accessibilityFocused(_:)` or `accessibilityFocused(_:equals:)`.
  public var projectedValue: Binding { Binding(binding: state.projectedValue.binding) }

  /// A binding to a state of the focus of assistive technology.
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
    state.install(storage: &storage, node: node)
  }
}

extension View {
  /// Binds the focus of assistive technology on the view to a Boolean state.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(binding: condition.binding, value: true, resting: false, admitsAnyView: true))
  }

  /// Binds the focus of assistive technology to a state: the view has the focus while the state equals `value`.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: ExpressibleByNilLiteral {
    modifier(FocusModifier(binding: binding.binding, value: value, resting: nil, admitsAnyView: true))
  }
}
