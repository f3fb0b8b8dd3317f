#if Macros
  import SwiftDiagnostics
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// Marks a variable of a preview, which ``PreviewMacro`` moves. The macro itself has no expansion.
  struct PreviewableMacro: PeerMacro {
    static func expansion(
      of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      if !declaration.is(VariableDeclSyntax.self) {
        context.diagnose(node, "'@Previewable' goes before a variable")
      }
      return []
    }
  }

  extension MacroExpansionContext {
    /// Reports an error at a node of the source.
    func diagnose(_ node: some SyntaxProtocol, _ text: String) {
      diagnose(Diagnostic(node: node, message: MacroError(message: text)))
    }
  }

  /// An error in the use of a macro.
  struct MacroError: DiagnosticMessage, Error {
    let message: String
    var diagnosticID: MessageID { MessageID(domain: "OrielMacros", id: message) }
    var severity: DiagnosticSeverity { .error }
  }
#endif
