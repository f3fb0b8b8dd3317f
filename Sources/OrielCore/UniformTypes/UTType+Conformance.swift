extension UTType {
  /// Whether the type is `type`, or a more special form of it.
  public func conforms(to type: UTType) -> Bool {
    key == type.key || TypeRegistry.shared.ancestors(of: key).contains(type.key)
  }

  /// Whether the type is a more special form of `type`. No type is its own subtype.
  public func isSubtype(of type: UTType) -> Bool { key != type.key && conforms(to: type) }

  /// Whether `type` is a more special form of this type. No type is its own supertype.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// All the types that this one conforms to, at whatever distance, without itself.
  public var supertypes: Set<UTType> {
    var types = Set(
      TypeRegistry.shared.ancestors(of: key).map { key in
        UTType(unchecked: TypeRegistry.shared.declaration(for: key)?.identifier ?? key)
      })
    types.remove(self)
    return types
  }
}
