import FoundationEssentials
@_spi(Reflection) import Swift

/// The attributes of a scope, including those of the scopes that it contains.
struct AttributeKeys {
  private let keys: Set<ObjectIdentifier>

  /// Reads the attributes from the stored properties of a scope.
  init(of scope: any FoundationEssentials.AttributeScope.Type) { keys = Self.keys(of: scope) }

  private static func keys(of scope: Any.Type) -> Set<ObjectIdentifier> {
    guard MetadataKind(of: scope) == .struct else { return [] }
    var keys: Set<ObjectIdentifier> = []
    _ = _forEachField(of: scope) { _, _, type, _ in
      if type is any FoundationEssentials.AttributeScope.Type {
        keys.formUnion(Self.keys(of: type))
      } else {
        keys.insert(ObjectIdentifier(type))
      }
      return true
    }
    return keys
  }

  private func contains(_ key: any AttributedStringKey.Type) -> Bool { keys.contains(ObjectIdentifier(key)) }

  /// Removes those attributes that are displayed and aren't in the scope. Others have no effect.
  func filter(_ container: inout AttributeContainer) {
    typealias Displayed = AttributeScopes.SwiftUIAttributes
    if !contains(Displayed.FontAttribute.self) { container.font = nil }
    if !contains(Displayed.ForegroundColorAttribute.self) { container.foregroundColor = nil }
    if !contains(Displayed.BackgroundColorAttribute.self) { container.backgroundColor = nil }
    if !contains(Displayed.UnderlineStyleAttribute.self) { container.underlineStyle = nil }
    if !contains(Displayed.StrikethroughStyleAttribute.self) { container.strikethroughStyle = nil }
    if !contains(Displayed.KerningAttribute.self) { container.kern = nil }
    if !contains(Displayed.TrackingAttribute.self) { container.tracking = nil }
    if !contains(Displayed.BaselineOffsetAttribute.self) { container.baselineOffset = nil }
    if !contains(AttributeScopes.FoundationAttributes.LinkAttribute.self) { container.link = nil }
  }
}
