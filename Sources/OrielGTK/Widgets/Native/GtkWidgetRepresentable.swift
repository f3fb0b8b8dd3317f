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
/// All methods are called on the main actor. Modifiers such as `padding`, `opacity`, `help` and those for accessibility
/// apply to the widget. Its `hexpand` and `vexpand` determine whether it fills the proposed size.
@MainActor @preconcurrency public protocol GtkWidgetRepresentable: View, _Primitive where Body == Never {
  /// The type of an object that exists as long as the widget, such as the target of signal handlers.
  associatedtype Coordinator = Void

  /// The context that is passed to the methods.
  typealias Context = GtkWidgetRepresentableContext<Self>

  /// Creates the widget. Called once, when the view appears, before the first `updateWidget(_:context:)`. A floating
  /// reference, as GTK's constructors return it, is sunk.
  func makeWidget(context: Context) -> GtkWidgetPointer

  /// Updates the widget. Called after the widget was created, when the view's value changes, and when a value changes
  /// that this method has read: a state, a binding, an environment value or an observed property.
  func updateWidget(_ widget: GtkWidgetPointer, context: Context)

  /// Cleans up when the view is removed, before the widget is released. Disconnect signal handlers here.
  static func dismantleWidget(_ widget: GtkWidgetPointer, coordinator: Coordinator)

  /// Creates the coordinator. Called once, before the widget is created.
  func makeCoordinator() -> Coordinator
}

extension GtkWidgetRepresentable {
  /// Does nothing.
  public static func dismantleWidget(_ widget: GtkWidgetPointer, coordinator: Coordinator) {}

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    NativeNode(view, provider: RepresentableProvider(view), in: context)
  }
}

extension GtkWidgetRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator() {}
}

/// The context of a representable view.
@MainActor @preconcurrency public struct GtkWidgetRepresentableContext<Representable: GtkWidgetRepresentable> {
  /// The result of `makeCoordinator()`.
  public let coordinator: Representable.Coordinator
  /// The environment of the view. If `updateWidget(_:context:)` reads a value of it, the method is called again when
  /// that value changes.
  public let environment: EnvironmentValues
}
