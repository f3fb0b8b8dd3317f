extension UTType {
  /// Returns whether the type is equal to another type or a subtype of it.
  public func conforms(to type: UTType) -> Bool {
    key == type.key || TypeRegistry.shared.ancestors(of: key).contains(type.key)
  }

  /// Returns whether the type is a subtype of another one. A type isn't a subtype of itself.
  public func isSubtype(of type: UTType) -> Bool { key != type.key && conforms(to: type) }

  /// Returns whether the type is a supertype of another one. A type isn't a supertype of itself.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// All types to which this type conforms directly or indirectly, except itself.
  public var supertypes: Set<UTType> {
    var types = Set(
      TypeRegistry.shared.ancestors(of: key).map { key in
        UTType(unchecked: TypeRegistry.shared.declaration(for: key)?.identifier ?? key)
      })
    types.remove(self)
    return types
  }
}
