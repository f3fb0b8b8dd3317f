import CGtk

/// The arguments of a signal's C handlers between the instance and the data, and their result.
struct SignalSignature {
  /// How an argument is passed.
  enum Argument {
    case integer, double, pointer

    /// How values of a type are passed.
    init(_ type: GType) {
      switch g_type_fundamental(type & ~1) >> GType(G_TYPE_FUNDAMENTAL_SHIFT) {
      case 5, 6, 7, 12, 13: self = .integer  // booleans, numbers, enumerations and flags
      case 15: self = .double
      default: self = .pointer
      }
    }
  }

  let arguments: [Argument]
  let answers: Bool

  init(_ arguments: [Argument] = [], answers: Bool = false) {
    self.arguments = arguments
    self.answers = answers
  }

  /// Whether an object has a signal of this name and signature.
  func fits(_ name: StaticString, of object: UnsafeMutableRawPointer) -> Bool {
    let type = object.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.pointee.g_type
    var id: guint = 0
    var detail: GQuark = 0
    let detailed = UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
    guard g_signal_parse_name(detailed, type, &id, &detail, 0) != 0 else { return false }
    var query = GSignalQuery()
    g_signal_query(id, &query)
    let types = UnsafeBufferPointer(start: query.param_types, count: Int(query.n_params))
    // Signals without a result have the type `G_TYPE_NONE`.
    return types.map { Argument($0) } == arguments
      && (query.return_type & ~1 != 1 << GType(G_TYPE_FUNDAMENTAL_SHIFT)) == answers
  }
}
