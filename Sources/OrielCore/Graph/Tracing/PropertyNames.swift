@_spi(Reflection) import Swift

/// Names of the properties of objects, for messages.
enum PropertyNames {
  /// The property at a key path, such as `Model.count`. The name of a computed property, as those of `@Observable` objects
  /// are, is known if only one stored property has its type.
  static func name(of keyPath: AnyKeyPath) -> String {
    let (root, value) = (type(of: keyPath).rootType, type(of: keyPath).valueType)
    let described = String(describing: keyPath)
    if !described.contains(where: { $0 == "<" }), described.hasPrefix("\\") { return String(described.dropFirst()) }
    var names: [String] = []
    // `classType`, which the standard library declares as a variable.
    let options = _EachFieldOptions(rawValue: 1)
    _ = _forEachField(of: root, options: options) { name, _, type, _ in
      if type == value { names.append(String(cString: name)) }
      return true
    }
    let object = AppTypes.name(root)
    guard names.count == 1, let name = names.first else { return "a property of \(object) of the type \(value)" }
    return "\(object).\(name.hasPrefix("_") ? String(name.dropFirst()) : name)"
  }
}
