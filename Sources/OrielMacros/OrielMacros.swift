#if Macros
  import SwiftCompilerPlugin
  import SwiftSyntaxMacros

  /// What the compiler starts to have Oriel's macros expanded.
  @main struct OrielMacros: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [EntryMacro.self, PreviewMacro.self, PreviewableMacro.self]
  }
#else
  /// Without the trait there are no macros to expand, and nothing starts this.
  @main enum OrielMacros {
    static func main() {}
  }
#endif
