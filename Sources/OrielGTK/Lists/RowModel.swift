import CGtk
import OrielCore

/// The model of a `GtkListView`: a GObject that is a `GListModel` and a `GtkSelectionModel`.
///
/// A row has a GObject for as long as GTK holds it. `get_item` returns the same object for it, so that the widget, the
/// focus and the scroll position are kept when the row moves.
@MainActor final class RowModel {
  let content: ListContent
  /// Whether GTK is about to select a row because the user has clicked it.
  var isInClick = false
  private let object: UnsafeMutablePointer<GObject>

  init(_ content: ListContent) {
    self.content = content
    object = WidgetInstance.make(RowClass.model)
    RowClass.slot(of: object).pointee = Unmanaged.passUnretained(self).toOpaque()
  }

  // The view must no longer have the model: GTK aborts if rows disappear without notification.
  isolated deinit {
    RowClass.slot(of: object).pointee = nil
    g_object_unref(object)
  }

  /// The model as GTK's type.
  var pointer: OpaquePointer { OpaquePointer(object) }

  /// Notifies GTK of a step.
  func notify(of change: RowChange) {
    g_list_model_items_changed(pointer, guint(change.position), guint(change.removed), guint(change.added))
  }

  /// Notifies GTK that other rows are selected.
  func notifyOfSelection() {
    let count = content.count
    if count > 0 { gtk_selection_model_selection_changed(pointer, 0, guint(count)) }
  }

  /// The row of a GObject.
  static func row(of object: UnsafeMutableRawPointer?) -> ListRow? {
    object.flatMap { RowClass.slot(of: $0).pointee }
      .map { Unmanaged<ListRow>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The object of a row, with a reference for the caller.
  fileprivate func item(at index: Int) -> UnsafeMutablePointer<GObject>? {
    guard index < content.count else { return nil }
    let row = content.row(at: index)
    if let known = row.holder {
      g_object_ref(known)
      return known.assumingMemoryBound(to: GObject.self)
    }
    let made = WidgetInstance.make(RowClass.row)
    RowClass.slot(of: made).pointee = Unmanaged.passRetained(row).toOpaque()
    row.holder = UnsafeMutableRawPointer(made)
    return made
  }
}

/// The GObject classes of a list's rows, and of a single one.
private enum RowClass {
  static let row = register("OrielListRow") { classPointer, _ in
    classPointer?.assumingMemoryBound(to: GObjectClass.self).pointee.finalize = { object in
      let address = object.flatMap { slot(of: $0).pointee }.map { UInt(bitPattern: $0) }
      MainActor.assumeIsolated {
        guard let address, let pointer = UnsafeRawPointer(bitPattern: address) else { return }
        let row = Unmanaged<ListRow>.fromOpaque(pointer).takeRetainedValue()
        row.holder = nil
        row.release()
      }
      finalize(object)
    }
  }

  static let model: GType = {
    let type = register("OrielListRows", nil)
    // GtkSelectionModel requires GListModel.
    add(type, g_list_model_get_type()) { table, _ in
      table.map { fillList($0.assumingMemoryBound(to: GListModelInterface.self)) }
    }
    add(type, gtk_selection_model_get_type()) { table, _ in
      table.map { fillSelection($0.assumingMemoryBound(to: GtkSelectionModelInterface.self)) }
    }
    return type
  }()

  private static let finalize: @convention(c) (UnsafeMutablePointer<GObject>?) -> Void =
    g_type_class_ref(g_object_get_type()).assumingMemoryBound(to: GObjectClass.self).pointee.finalize

  /// The field after those of `GObject`.
  static func slot(of object: UnsafeMutableRawPointer) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
    (object + MemoryLayout<GObject>.stride).assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
  }

  private static func register(_ name: String, _ fill: GClassInitFunc?) -> GType {
    g_type_register_static_simple(
      g_object_get_type(), name, guint(MemoryLayout<GObjectClass>.size), fill,
      guint(MemoryLayout<GObject>.stride + MemoryLayout<UnsafeMutableRawPointer?>.size), nil, GTypeFlags(rawValue: 0))
  }

  private static func add(_ type: GType, _ interface: GType, _ fill: @escaping GInterfaceInitFunc) {
    var info = GInterfaceInfo(interface_init: fill, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, interface, &info)
  }

  private static func fillList(_ table: UnsafeMutablePointer<GListModelInterface>) {
    table.pointee.get_item_type = { _ in g_object_get_type() }
    table.pointee.get_n_items = { model in guint(RowClass.ask(model, 0) { $0.content.count }) }
    table.pointee.get_item = { model, index in
      UnsafeMutableRawPointer(bitPattern: RowClass.ask(model, 0) { UInt(bitPattern: $0.item(at: Int(index))) })
    }
  }

  private static func fillSelection(_ table: UnsafeMutablePointer<GtkSelectionModelInterface>) {
    table.pointee.is_selected = { model, index in
      RowClass.ask(model, false) { Int(index) < $0.content.count && $0.content.selection.isSelected(Int(index)) }
        ? 1 : 0
    }
    // The defaults of the other functions call this one: for clicks, keys and select all.
    table.pointee.set_selection = { model, selected, mask in
      let chosen = gtk_bitset_copy(selected)
      gtk_bitset_intersect(chosen, mask)
      let (rows, asked) = (RowClass.positions(chosen), RowClass.positions(mask))
      gtk_bitset_unref(chosen)
      return RowClass.ask(model, false) { model in
        let count = model.content.count
        if model.isInClick, rows.count == 1, asked.count == count { return model.content.selection.click(rows[0]) }
        return model.content.selection.select(rows.filter { $0 < count }, of: asked.filter { $0 < count })
      } ? 1 : 0
    }
  }

  private static func positions(_ set: OpaquePointer?) -> [Int] {
    var (iterator, value) = (GtkBitsetIter(), guint())
    var result: [Int] = []
    var isValid = gtk_bitset_iter_init_first(&iterator, set, &value)
    while isValid != 0 {
      result.append(Int(value))
      isValid = gtk_bitset_iter_next(&iterator, &value)
    }
    return result
  }

  // GTK asks on the main thread only.
  private static func ask<Result: Sendable>(
    _ model: OpaquePointer?, _ none: Result, _ body: @MainActor (RowModel) -> Result
  ) -> Result {
    guard let address = model.flatMap({ slot(of: UnsafeMutableRawPointer($0)).pointee }) else { return none }
    let rows = Unmanaged<RowModel>.fromOpaque(address)
    return MainActor.assumeIsolated { body(rows.takeUnretainedValue()) }
  }
}
