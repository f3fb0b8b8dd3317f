#if Macros
  import SwiftSyntax
  import SwiftSyntaxBuilder
  import SwiftSyntaxMacros

  /// Expands `#Preview` to a type that the preview runner finds by its conformance to `PreviewRegistry`.
  struct PreviewMacro: DeclarationMacro {
    static func expansion(
      of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      var arguments: [LabeledExprSyntax] = Array(node.arguments)
      let body: ClosureExprSyntax
      if let trailing = node.trailingClosure {
        body = trailing
      } else if let last = arguments.last, last.label?.text == "body",
        let closure = last.expression.as(ClosureExprSyntax.self)
      {
        body = closure
        arguments.removeLast()
      } else {
        throw MacroError(message: "'#Preview' needs the preview's views in a closure")
      }
      let passed = arguments.map { "\($0.with(\.trailingComma, nil).trimmed)" }.joined(separator: ", ")
      let registry = context.makeUniqueName("Preview")
      let content = context.makeUniqueName("Content")
      let parts = PreviewBody(body.statements)
      let location = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)
      let file: ExprSyntax = location?.file ?? "\"\""
      let line: ExprSyntax = location?.line ?? "0"
      let column: ExprSyntax = location?.column ?? "0"
      var declarations: [DeclSyntax] = []
      let made: String
      if parts.properties.isEmpty {
        made = body.statements.trimmed.description
      } else {
        declarations.append(
          """
          @MainActor struct \(content): Oriel.View {
          \(raw: parts.properties.map(\.description).joined(separator: "\n"))
          @Oriel.ViewBuilder var body: some Oriel.View {
          \(raw: parts.statements)
          }
          }
          """)
        made = "\(content.text)()"
      }
      declarations.append(
        """
        struct \(registry): Oriel.PreviewRegistry {
        static var fileID: String { \(file) }
        static var line: Int { \(line) }
        static var column: Int { \(column) }
        @MainActor static func makePreview() throws -> Oriel.Preview {
        Oriel.Preview(\(raw: passed)) {
        \(raw: made)
        }
        }
        }
        """)
      return declarations
    }
  }

  /// The statements of a preview, without the variables that are marked with `@Previewable`.
  private struct PreviewBody {
    var properties: [VariableDeclSyntax] = []
    var statements = ""

    init(_ items: CodeBlockItemListSyntax) {
      for item in items {
        if let variable = item.item.as(VariableDeclSyntax.self), let property = Self.property(variable) {
          properties.append(property)
        } else {
          statements += (statements.isEmpty ? "" : "\n") + item.trimmed.description
        }
      }
    }

    /// The variable without the attribute; nil if it doesn't have the attribute.
    private static func property(_ variable: VariableDeclSyntax) -> VariableDeclSyntax? {
      let others = Array(variable.attributes).filter { element in
        element.as(AttributeSyntax.self)?.attributeName.trimmedDescription.split(separator: ".").last != "Previewable"
      }
      guard others.count < variable.attributes.count else { return nil }
      return variable.trimmed.with(\.attributes, AttributeListSyntax(others).trimmed.with(\.trailingTrivia, .space))
    }
  }
#endif
