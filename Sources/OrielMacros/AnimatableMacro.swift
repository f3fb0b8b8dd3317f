#if Macros
  import SwiftSyntax
  import SwiftSyntaxBuilder
  import SwiftSyntaxMacros

  /// Makes a type animatable by its stored variables.
  struct AnimatableMacro: ExtensionMacro {
    static func expansion(
      of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
      providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
      in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
      guard declaration.is(StructDeclSyntax.self) else {
        throw MacroError(message: "'@Animatable' goes before a structure")
      }
      let variables = try declaration.memberBlock.members.flatMap { try Self.variables(of: $0.decl) }
      guard !variables.isEmpty else {
        throw MacroError(message: "'@Animatable' needs a stored variable that can be animated")
      }
      let access = declaration.modifiers.first { ["public", "package"].contains($0.name.text) }?.name.text
      let prefix = access.map { $0 + " " } ?? ""
      let writes = zip(variables, paths(variables.count)).map { "\($0.name).animatableData = newValue\($1)" }
      let conformance = protocols.isEmpty ? "" : ": Oriel.Animatable"
      let extensionOfType: DeclSyntax = """
        extension \(type.trimmed)\(raw: conformance) {
        \(raw: prefix)nonisolated var animatableData: \(raw: dataType(variables[...])) {
        get { \(raw: data(variables[...])) }
        set {
        \(raw: writes.joined(separator: "\n"))
        }
        }
        }
        """
      guard let result = extensionOfType.as(ExtensionDeclSyntax.self) else { return [] }
      return [result]
    }

    private struct Variable {
      let name: String
      let type: String
    }

    /// The variables of a declaration that are animated.
    private static func variables(of declaration: DeclSyntax) throws -> [Variable] {
      guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "var",
        !variable.modifiers.contains(where: { ["static", "lazy"].contains($0.name.text) }),
        // Those of property wrappers, and those that are marked.
        variable.attributes.isEmpty
      else { return [] }
      return try variable.bindings.compactMap { binding in
        if let accessors = binding.accessorBlock, !accessors.onlyObserves { return nil }
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
        // `var x, y: Double` has the type at the last name.
        let type = binding.typeAnnotation ?? variable.bindings.last?.typeAnnotation
        if let type { return Variable(name: name, type: type.type.trimmedDescription) }
        if binding.initializer?.value.is(FloatLiteralExprSyntax.self) == true {
          return Variable(name: name, type: "Double")
        }
        throw MacroError(message: "'@Animatable' needs the type of '\(name)', or '@AnimatableIgnored' before it")
      }
    }

    private static func dataType(_ variables: ArraySlice<Variable>) -> String {
      guard let first = variables.first else { return "" }
      let own = "\(first.type).AnimatableData"
      return variables.count == 1 ? own : "Oriel.AnimatablePair<\(own), \(dataType(variables.dropFirst()))>"
    }

    private static func data(_ variables: ArraySlice<Variable>) -> String {
      guard let first = variables.first else { return "" }
      let own = "\(first.name).animatableData"
      return variables.count == 1 ? own : "Oriel.AnimatablePair(\(own), \(data(variables.dropFirst())))"
    }

    /// Where the data of each of a number of variables is.
    private static func paths(_ count: Int) -> [String] {
      (0..<count).map { index in
        String(repeating: ".second", count: index) + (index == count - 1 ? "" : ".first")
      }
    }
  }

  /// Marks a variable that ``AnimatableMacro`` leaves out. The macro itself has no expansion.
  struct AnimatableIgnoredMacro: PeerMacro {
    static func expansion(
      of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      if !declaration.is(VariableDeclSyntax.self) {
        context.diagnose(node, "'@AnimatableIgnored' goes before a variable")
      }
      return []
    }
  }

  extension AccessorBlockSyntax {
    /// Whether the variable is stored, because it has only observers.
    fileprivate var onlyObserves: Bool {
      guard case .accessors(let accessors) = accessors else { return false }
      return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }
#endif
