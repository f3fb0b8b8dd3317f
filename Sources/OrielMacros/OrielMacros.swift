#if Macros
  import SwiftCompilerPlugin
  import SwiftSyntaxMacros

  /// The plug-in that the compiler runs to expand Oriel's macros.
  @main struct OrielMacros: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
      AnimatableIgnoredMacro.self, AnimatableMacro.self, EntryMacro.self, PreviewMacro.self, PreviewableMacro.self,
    ]
  }
#else
  /// Without the package trait there are no macros, and the program isn't run.
  @main enum OrielMacros {
    static func main() {}
  }
#endif
