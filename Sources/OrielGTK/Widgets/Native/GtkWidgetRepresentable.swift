import CGtk
import OrielCore

/// A view that is a GTK widget that the app implements.
///
/// ```swift
/// import CGtk
/// import Oriel
///
/// struct Volume: GtkWidgetRepresentable {
///   @Binding var volume: Double
///
///   func makeWidget(context: Context) -> GtkWidgetPointer {
///     let scale: GtkWidgetPointer = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.1)
///     context.coordinator.listen(to: scale)
///     return scale
///   }
///
///   func updateWidget(_ widget: GtkWidgetPointer, context: Context) {
///     context.coordinator.volume = $volume
///     let range = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkRange.self)
///     if gtk_range_get_value(range) != volume { gtk_range_set_value(range, volume) }
///   }
///
///   func makeCoordinator() -> VolumeCoordinator { VolumeCoordinator() }
/// }
/// ```
///
/// All of its functions run on the main actor. Modifiers such as `padding`, `opacity`, `help` and the accessibility
/// ones act on the widget; whether it grows is up to its `hexpand` and `vexpand`.
@MainActor @preconcurrency public protocol GtkWidgetRepresentable: View where Body == Never {
  /// The type of an object that lives as long as the widget, for signal handlers to talk to.
  associatedtype Coordinator = Void

  /// The context that is passed to the methods.
  typealias Context = GtkWidgetRepresentableContext<Self>

  /// Makes the widget: once, when the view appears, before the first `updateWidget(_:context:)`. A floating reference,
  /// as constructors return it, is taken over.
  func makeWidget(context: Context) -> GtkWidgetPointer

  /// Brings the widget up to date: after it was made, when the view's value has changed, and when something that the
  /// function itself has read, a state, binding, environment value or observed property, has changed.
  func updateWidget(_ widget: GtkWidgetPointer, context: Context)

  /// Cleans up when the view goes away, before the widget is released. Disconnect here what you connected.
  static func dismantleWidget(_ widget: GtkWidgetPointer, coordinator: Coordinator)

  /// Makes the coordinator: once, before the widget.
  func makeCoordinator() -> Coordinator
}

extension GtkWidgetRepresentable {
  /// Does nothing.
  public static func dismantleWidget(_ widget: GtkWidgetPointer, coordinator: Coordinator) {}

  /// Puts the view into the graph.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    NativeNode(view, provider: RepresentableProvider(view), in: context)
  }
}

extension GtkWidgetRepresentable where Coordinator == Void {
  /// Makes no coordinator.
  public func makeCoordinator() {}
}

/// The context of a representable view.
@MainActor @preconcurrency public struct GtkWidgetRepresentableContext<Representable: GtkWidgetRepresentable> {
  /// What `makeCoordinator()` made.
  public let coordinator: Representable.Coordinator
  /// The environment at the view. What `updateWidget(_:context:)` reads of it calls it again when it changes.
  public let environment: EnvironmentValues
}
