/// Whether the view is part of a presentation, which it can dismiss. Use ``EnvironmentValues/dismiss`` and
/// ``EnvironmentValues/isPresented`` in new code.
///
/// ```swift
/// @Environment(\.presentationMode) private var presentationMode
/// Button("Done") { presentationMode.wrappedValue.dismiss() }
/// ```
public struct PresentationMode: Equatable, Sendable {
  /// Whether the view is part of a presentation.
  public fileprivate(set) var isPresented: Bool

  /// Dismisses the presentation or closes the window, as ``DismissAction`` does.
  public mutating func dismiss() {
    isPresented = false
    isDismissed = true
  }

  fileprivate var isDismissed = false
}

extension EnvironmentValues {
  /// A binding to the presentation mode, with which the view can dismiss its presentation.
  public var presentationMode: Binding<PresentationMode> {
    let dismiss = dismiss
    let isPresented = isPresented
    return Binding {
      PresentationMode(isPresented: isPresented)
    } set: { mode in
      if mode.isDismissed { dismiss() }
    }
  }
}
