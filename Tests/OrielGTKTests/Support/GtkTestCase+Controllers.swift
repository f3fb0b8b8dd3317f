import CGtk
import XCTest

@testable import OrielGTK

extension GtkTestCase {
  /// Emits a signal of an event controller's, as an event would.
  ///
  /// - Returns: whether that has used the event up, where the signal says.
  @discardableResult func send(_ signal: String, on controller: OpaquePointer, _ arguments: Double...) -> Bool {
    let type = controller.raw.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.pointee.g_type
    let id = g_signal_lookup(signal, type)
    var query = GSignalQuery()
    g_signal_query(id, &query)
    var values = [GValue](repeating: GValue(), count: Int(query.n_params) + 1)
    g_value_init(&values[0], type)
    g_value_set_object(&values[0], controller.raw)
    for (position, argument) in arguments.enumerated() {
      var number = GValue()
      g_value_init(&number, doubleType)
      g_value_set_double(&number, argument)
      g_value_init(&values[position + 1], query.param_types[position])
      g_value_transform(&number, &values[position + 1])
    }
    var result = GValue()
    defer { for position in values.indices { g_value_unset(&values[position]) } }
    guard query.return_type != noType else {
      g_signal_emitv(values, id, 0, nil)
      return true
    }
    g_value_init(&result, query.return_type)
    defer { g_value_unset(&result) }
    g_signal_emitv(values, id, 0, &result)
    return g_value_get_boolean(&result) != 0
  }

  // GObject's macros for these are not seen by Swift; their numbers are part of its ABI.
  private var noType: GType { GType(1 << G_TYPE_FUNDAMENTAL_SHIFT) }
  private var doubleType: GType { GType(15 << G_TYPE_FUNDAMENTAL_SHIFT) }

  /// The controllers of a type that a widget has.
  func controllers(_ type: GType, of widget: GtkWidgetPointer) throws -> [OpaquePointer] {
    let list = try XCTUnwrap(gtk_widget_observe_controllers(widget))
    defer { g_object_unref(list.raw) }
    return (0..<g_list_model_get_n_items(list)).compactMap { position in
      guard let item = g_list_model_get_item(list, position) else { return nil }
      g_object_unref(item)
      return item.isInstance(of: type) ? OpaquePointer(item) : nil
    }
  }
}
