#if Macros
  import SwiftSyntax
  import SwiftSyntaxBuilder
  import SwiftSyntaxMacros

  /// Adds an entry with its own key to an extension of `EnvironmentValues`, or of another container of values.
  struct EntryMacro: AccessorMacro, PeerMacro {
    static func expansion(
      of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
      let entry = try Entry(declaration, in: context)
      return [
        "get { self[\(raw: entry.keyName).self] }",
        "set { self[\(raw: entry.keyName).self] = newValue }",
      ]
    }

    static func expansion(
      of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      // The expansion of the accessors reports errors.
      guard let entry = try? Entry(declaration, in: context) else { return [] }
      return [entry.key]
    }
  }

  /// The entry that a variable declares.
  private struct Entry {
    /// The types that have entries, and the protocols of their keys.
    private static let protocols = [
      "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "FocusedValues": "FocusedValueKey",
      "ContainerValues": "ContainerValueKey",
    ]

    private let name: String
    private let type: TypeSyntax?
    private let value: ExprSyntax?
    private let owner: String

    init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
      guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "var",
        variable.bindings.count == 1, let binding = variable.bindings.first, binding.accessorBlock == nil,
        let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
      else { throw MacroError(message: "'@Entry' goes before a variable without accessors") }
      guard let extended = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType,
        let owner = extended.trimmedDescription.split(separator: ".").last.map(String.init),
        Self.protocols[owner] != nil
      else {
        let owners = Self.protocols.keys.sorted().map { "'\($0)'" }.joined(separator: ", ")
        throw MacroError(message: "'@Entry' goes before a variable in an extension of one of \(owners)")
      }
      name = identifier.text.filter { $0 != "`" }
      self.owner = owner
      type = binding.typeAnnotation?.type.trimmed
      value = binding.initializer?.value.trimmed
      if owner == "FocusedValues" {
        guard let type, type.isOptional, value == nil || value?.is(NilLiteralExprSyntax.self) == true else {
          throw MacroError(message: "'@Entry' in 'FocusedValues' needs an optional type, and no default value but nil")
        }
      } else if value == nil, type?.isOptional != true {
        throw MacroError(message: "'@Entry' needs a default value, unless the variable is optional")
      }
    }

    var keyName: String { "__Key_\(name)" }

    /// Without a type annotation, the default is a constant of the initial value's type; otherwise it is computed at
    /// each read.
    var key: DeclSyntax {
      let value = value ?? "nil"
      let property: DeclSyntax =
        if owner == "FocusedValues", let type {
          "typealias Value = \(type.wrapped)"
        } else if let type {
          "static var defaultValue: \(type) { \(value) }"
        } else {
          "static let defaultValue = \(value)"
        }
      return """
        private enum \(raw: keyName): Oriel.\(raw: Self.protocols[owner] ?? "EnvironmentKey") {
        \(property)
        }
        """
    }
  }

  extension TypeSyntax {
    /// Whether the default of a variable of the type is nil.
    fileprivate var isOptional: Bool {
      self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        || self.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
    }

    /// The wrapped type of an optional type.
    fileprivate var wrapped: TypeSyntax {
      if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
      if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType }
      // `Optional<T>`, in full
      let text = trimmedDescription
      guard text.hasPrefix("Optional<"), text.hasSuffix(">") else { return self }
      return "\(raw: String(text.dropFirst("Optional<".count).dropLast()))"
    }
  }
#endif
