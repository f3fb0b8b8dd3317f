import FoundationEssentials

/// The definitions of which formatting definitions consist.
public enum AttributedTextFormatting {
  /// A set of allowed values of an attribute.
  public struct ValueConstraint<Scope: FoundationEssentials.AttributeScope, AttributeKey: AttributedStringKey>:
    AttributedTextValueConstraint
  where AttributeKey.Value: Sendable & Hashable {
    private let allowed: Set<AttributeKey.Value?>
    private let fallback: AttributeKey.Value?

    /// Creates a constraint.
    ///
    /// - Parameters:
    ///   - attribute: the attribute.
    ///   - allowedValues: the allowed values. Nil stands for text without the attribute.
    ///   - defaultValue: the value that replaces any other.
    public init(
      for attribute: AttributeKey.Type, values allowedValues: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?
    ) {
      allowed = allowedValues
      fallback = defaultValue
    }

    /// Creates a constraint.
    ///
    /// - Parameters:
    ///   - attribute: the attribute, such as `\.underlineStyle`.
    ///   - allowedValues: the allowed values. Nil stands for text without the attribute.
    ///   - defaultValue: the value that replaces any other.
    public init(
      for attribute: KeyPath<AttributeDynamicLookup, AttributeKey>, values allowedValues: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?
    ) { self.init(for: AttributeKey.self, values: allowedValues, default: defaultValue) }

    /// Replaces a value that isn't allowed by the default value.
    public func constrain(_ container: inout AttributeContainerProxy<Scope, AttributeKey>) {
      if !allowed.contains(container[AttributeKey.self]) { container[AttributeKey.self] = fallback }
    }
  }

  /// A definition without constraints.
  public struct EmptyDefinition<Scope: FoundationEssentials.AttributeScope>: _PrimitiveFormattingDefinition {
    /// Creates the definition.
    public init() {}
    public func _applyConstraints(to container: inout AttributeContainer) {}
  }

  /// A definition of any type.
  public struct AnyDefinition<Scope: FoundationEssentials.AttributeScope>: _PrimitiveFormattingDefinition {
    private let definition: any AttributedTextFormattingDefinition

    /// Creates a definition that applies another one.
    public init<D: AttributedTextFormattingDefinition>(_ definition: D) where Scope == D.Scope {
      self.definition = definition
    }

    public func _applyConstraints(to container: inout AttributeContainer) {
      definition._applyConstraints(to: &container)
    }
  }

  /// Several definitions, one after the other.
  public struct TupleDefinition<
    Scope: FoundationEssentials.AttributeScope, each Definition: AttributedTextFormattingDefinition
  >: _PrimitiveFormattingDefinition {
    private let definition: (repeat each Definition)

    /// Creates a definition that applies others.
    public init(definition: repeat each Definition) { self.definition = (repeat each definition) }

    public func _applyConstraints(to container: inout AttributeContainer) {
      repeat (each definition)._applyConstraints(to: &container)
    }
  }

  /// Makes one definition of the expressions in the body of a formatting definition.
  @resultBuilder public struct DefinitionBuilder<Scope: FoundationEssentials.AttributeScope> {
    public static func buildExpression<D: AttributedTextFormattingDefinition>(_ definition: D) -> D
    where Scope == D.Scope { definition }

    public static func buildBlock() -> EmptyDefinition<Scope> { EmptyDefinition() }

    public static func buildBlock<D: AttributedTextFormattingDefinition>(_ definition: D) -> D where Scope == D.Scope {
      definition
    }

    public static func buildBlock<each D: AttributedTextFormattingDefinition>(
      _ definition: repeat each D
    ) -> TupleDefinition<Scope, repeat each D> { TupleDefinition(definition: repeat each definition) }

    public static func buildIf<D: AttributedTextFormattingDefinition>(_ definition: D?) -> D? where Scope == D.Scope {
      definition
    }

    public static func buildEither<D: AttributedTextFormattingDefinition>(first definition: D) -> AnyDefinition<Scope>
    where Scope == D.Scope { AnyDefinition(definition) }

    public static func buildEither<D: AttributedTextFormattingDefinition>(second definition: D) -> AnyDefinition<Scope>
    where Scope == D.Scope { AnyDefinition(definition) }

    public static func buildLimitedAvailability<D: AttributedTextFormattingDefinition>(
      _ definition: D
    ) -> AnyDefinition<Scope> where Scope == D.Scope { AnyDefinition(definition) }
  }
}
