import FoundationEssentials

/// The attributes that a text may have, and their values: see ``View/attributedTextFormattingDefinition(_:)``.
///
/// ```swift
/// struct NoteFormatting: AttributedTextFormattingDefinition {
///   struct Scope: AttributeScope {
///     let font: AttributeScopes.SwiftUIAttributes.FontAttribute
///     let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
///   }
///
///   var body: some AttributedTextFormattingDefinition<Scope> {
///     ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
///   }
/// }
/// ```
///
/// Attributes that the scope doesn't contain are ignored. The constraints in the body apply in their order: one that
/// reads another attribute reads it as those above have left it.
public protocol AttributedTextFormattingDefinition<Scope> {
  /// The attributes that are displayed and edited.
  associatedtype Scope: FoundationEssentials.AttributeScope where Self.Scope == Self.Body.Scope
  /// The definition of which this one consists.
  associatedtype Body: AttributedTextFormattingDefinition

  /// A constraint of the values of an attribute.
  typealias ValueConstraint = AttributedTextFormatting.ValueConstraint

  /// The constraints.
  @AttributedTextFormatting.DefinitionBuilder<Self.Scope> var body: Self.Body { get }

  /// Applies the constraints. Only the definitions in ``AttributedTextFormatting`` implement it.
  func _applyConstraints(to container: inout AttributeContainer)
}

extension AttributedTextFormattingDefinition {
  public func _applyConstraints(to container: inout AttributeContainer) { body._applyConstraints(to: &container) }

  /// Removes those of the displayed attributes that aren't in the scope, and applies all constraints.
  ///
  /// Text that is edited and displayed follows the definition anyway. Use this in tests, or before a text is stored that
  /// comes from elsewhere.
  public func constrain(_ container: inout AttributeContainer) {
    AttributeKeys(of: Scope.self).filter(&container)
    _applyConstraints(to: &container)
  }
}

/// A definition of Oriel's that does its work itself and has no other body.
public protocol _PrimitiveFormattingDefinition: AttributedTextFormattingDefinition where Body == Self {}

extension _PrimitiveFormattingDefinition {
  public var body: Self { self }
}

extension Optional: _PrimitiveFormattingDefinition, AttributedTextFormattingDefinition
where Wrapped: AttributedTextFormattingDefinition {
  /// The scope of the definition that applies if there is one.
  public typealias Scope = Wrapped.Scope
  public typealias Body = Self

  public func _applyConstraints(to container: inout AttributeContainer) { self?._applyConstraints(to: &container) }
}
