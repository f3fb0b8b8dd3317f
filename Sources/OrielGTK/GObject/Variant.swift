import CGtk

/// Makes and reads values for D-Bus. Made ones are floating references, which the function that takes them owns.
@MainActor enum Variant {
  static func string(_ text: String) -> OpaquePointer? { g_variant_new_string(text.forGTK) }
  static func path(_ path: String) -> OpaquePointer? { g_variant_new_object_path(path) }
  static func flag(_ flag: Bool) -> OpaquePointer? { g_variant_new_boolean(flag ? 1 : 0) }
  static func integer(_ number: Int32) -> OpaquePointer? { g_variant_new_int32(number) }
  static func unsigned(_ number: UInt32) -> OpaquePointer? { g_variant_new_uint32(number) }
  /// A value of any type.
  static func any(_ value: OpaquePointer?) -> OpaquePointer? { g_variant_new_variant(value) }

  static func tuple(_ values: OpaquePointer?...) -> OpaquePointer? {
    var values = values
    return g_variant_new_tuple(&values, gsize(values.count))
  }

  /// An array.
  ///
  /// - Parameter type: the type string of the elements.
  static func array(_ type: String, _ values: [OpaquePointer?]) -> OpaquePointer? {
    var values = values
    let type = g_variant_type_new(type)
    defer { g_variant_type_free(type) }
    return g_variant_new_array(type, &values, gsize(values.count))
  }

  /// An array of bytes.
  static func bytes(_ bytes: [UInt8]) -> OpaquePointer? {
    let type = g_variant_type_new("y")
    defer { g_variant_type_free(type) }
    return g_variant_new_fixed_array(type, bytes, gsize(bytes.count), 1)
  }

  /// A dictionary of values of any type, `a{sv}`.
  static func dictionary(_ entries: [(name: String, value: OpaquePointer?)]) -> OpaquePointer? {
    array("{sv}", entries.map { g_variant_new_dict_entry(string($0.name), any($0.value)) })
  }

  /// The elements of an array or a tuple, which are valid during the call.
  static func withElements<Result>(of value: OpaquePointer, _ body: ([OpaquePointer]) -> Result) -> Result {
    let elements = (0..<g_variant_n_children(value)).compactMap { g_variant_get_child_value(value, $0) }
    defer { for element in elements { g_variant_unref(element) } }
    return body(elements)
  }

  /// The text of a string; empty for another value.
  static func text(_ value: OpaquePointer) -> String {
    g_variant_classify(value) == G_VARIANT_CLASS_STRING ? String(cString: g_variant_get_string(value, nil)) : ""
  }

  /// The number of a signed integer; 0 for another value.
  static func number(_ value: OpaquePointer) -> Int32 {
    g_variant_classify(value) == G_VARIANT_CLASS_INT32 ? g_variant_get_int32(value) : 0
  }
}
