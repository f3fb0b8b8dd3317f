/// Whether the view is in something that is presented. New code is better served by ``EnvironmentValues/dismiss`` and
/// ``EnvironmentValues/isPresented``.
///
/// ```swift
/// @Environment(\.presentationMode) private var presentationMode
/// Button("Done") { presentationMode.wrappedValue.dismiss() }
/// ```
public struct PresentationMode: Equatable, Sendable {
  /// Whether the view is in something that is presented.
  public fileprivate(set) var isPresented: Bool

  /// Dismisses what the view is in, as ``DismissAction`` does.
  public mutating func dismiss() {
    isPresented = false
    isDismissed = true
  }

  fileprivate var isDismissed = false
}

extension EnvironmentValues {
  /// Whether the view is in something that is presented, with the means to dismiss that.
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
