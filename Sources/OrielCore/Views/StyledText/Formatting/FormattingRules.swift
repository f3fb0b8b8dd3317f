import FoundationEssentials

/// The formatting definition of a part of the views.
package struct FormattingRules: Equatable {
  private let definition: any AttributedTextFormattingDefinition
  private let keys: AttributeKeys

  package init<D: AttributedTextFormattingDefinition>(_ definition: D) {
    self.definition = definition
    keys = AttributeKeys(of: D.Scope.self)
  }

  /// Removes the attributes that aren't in the scope, and applies the constraints.
  package func constrain(_ container: inout AttributeContainer) {
    keys.filter(&container)
    definition._applyConstraints(to: &container)
  }

  /// Whether both are certainly the same definition.
  package static func == (first: FormattingRules, second: FormattingRules) -> Bool {
    isSame(first.definition, second.definition)
  }

  private static func isSame<D: AttributedTextFormattingDefinition>(
    _ first: D, _ second: any AttributedTextFormattingDefinition
  ) -> Bool {
    guard let second = second as? D else { return false }
    return Equality<D>.test?(first, second) ?? false
  }
}

private enum FormattingRulesKey: EnvironmentKey { static var defaultValue: FormattingRules? { nil } }

extension EnvironmentValues {
  var formattingRules: FormattingRules? {
    get { self[FormattingRulesKey.self] }
    set { self[FormattingRulesKey.self] = newValue }
  }
}

extension View {
  /// Sets which attributes the attributed texts in this view may have, and their values.
  ///
  /// It applies to ``Text`` and ``TextEditor`` of an `AttributedString`. What they display follows the definition; the
  /// text itself is changed only where the user edits it, by typing, pasting or formatting. The innermost definition
  /// applies. Shortcuts and menus that make text bold or underlined have no effect where the definition doesn't allow it.
  public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
    _ definition: D
  ) -> some View { environment(\.formattingRules, FormattingRules(definition)) }

  /// Sets the scope of the attributes that the attributed texts in this view may have, such as `\.swiftUI`.
  public func attributedTextFormattingDefinition<S: FoundationEssentials.AttributeScope>(
    _ scope: KeyPath<AttributeScopes, S.Type>
  ) -> some View {
    attributedTextFormattingDefinition(AttributedTextFormatting.EmptyDefinition<S>())
  }
}
