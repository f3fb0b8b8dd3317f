import FoundationEssentials

extension AttributedTextFormatting {
  /// The attributes of a run, of which one can be changed.
  @dynamicMemberLookup
  public struct AttributeContainerProxy<Scope: FoundationEssentials.AttributeScope, Attribute: AttributedStringKey>
  where Attribute.Value: Sendable {
    var container: AttributeContainer

    /// The attribute that is constrained.
    public subscript(key: Attribute.Type) -> Attribute.Value? {
      get { container[Attribute.self] }
      set { container[Attribute.self] = newValue }
    }

    /// The attribute that is constrained.
    public subscript(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Attribute>) -> Attribute.Value? {
      get { container[Attribute.self] }
      set { container[Attribute.self] = newValue }
    }

    /// Another attribute.
    public subscript<K: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>
    ) -> K.Value? where K.Value: Sendable { container[K.self] }

    /// The attributes of a scope.
    public subscript<S: FoundationEssentials.AttributeScope>(
      dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>
    ) -> Scoped<S> { Scoped(container: container) }

    /// The attributes of a scope, for reading.
    @dynamicMemberLookup
    public struct Scoped<Subscope: FoundationEssentials.AttributeScope> {
      let container: AttributeContainer

      /// An attribute of the scope.
      public subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<Subscope, K>) -> K.Value?
      where K.Value: Sendable { container[K.self] }
    }
  }
}
