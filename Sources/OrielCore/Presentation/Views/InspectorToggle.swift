/// Hides and shows the inspector of a view.
@MainActor final class InspectorToggle {
  private var isPresented: Binding<Bool>?

  /// Sets the binding that presents the inspector.
  func connect(_ isPresented: Binding<Bool>?) { self.isPresented = isPresented }

  /// Performs the change.
  func perform() { isPresented?.wrappedValue.toggle() }
}

private enum InspectorToggleKey: FocusedValueKey { typealias Value = InspectorToggle }

extension FocusedValues {
  /// The inspector of the active window.
  var inspectorToggle: InspectorToggle? {
    get { self[InspectorToggleKey.self] }
    set { self[InspectorToggleKey.self] = newValue }
  }
}
