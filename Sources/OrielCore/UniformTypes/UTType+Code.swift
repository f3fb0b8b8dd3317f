extension UTType {
  /// Source code of any kind.
  public static var sourceCode: UTType { UTType(builtIn: "public.source-code") }
  /// Assembly language.
  public static var assemblyLanguageSource: UTType { UTType(builtIn: "public.assembly-source") }
  /// C.
  public static var cSource: UTType { UTType(builtIn: "public.c-source") }
  /// Objective-C.
  public static var objectiveCSource: UTType { UTType(builtIn: "public.objective-c-source") }
  /// Swift.
  public static var swiftSource: UTType { UTType(builtIn: "public.swift-source") }
  /// C++.
  public static var cPlusPlusSource: UTType { UTType(builtIn: "public.c-plus-plus-source") }
  /// Objective-C++.
  public static var objectiveCPlusPlusSource: UTType { UTType(builtIn: "public.objective-c-plus-plus-source") }
  /// A header of C.
  public static var cHeader: UTType { UTType(builtIn: "public.c-header") }
  /// A header of C++.
  public static var cPlusPlusHeader: UTType { UTType(builtIn: "public.c-plus-plus-header") }
  /// A makefile.
  public static var makefile: UTType { UTType(builtIn: "public.make-source") }
  /// A script of any kind.
  public static var script: UTType { UTType(builtIn: "public.script") }
  /// AppleScript.
  public static var appleScript: UTType { UTType(builtIn: "com.apple.applescript.text") }
  /// A compiled OSA script.
  public static var osaScript: UTType { UTType(builtIn: "com.apple.applescript.script") }
  /// An OSA script in a folder.
  public static var osaScriptBundle: UTType { UTType(builtIn: "com.apple.applescript.script-bundle") }
  /// JavaScript.
  public static var javaScript: UTType { UTType(builtIn: "com.netscape.javascript-source") }
  /// A script of a shell.
  public static var shellScript: UTType { UTType(builtIn: "public.shell-script") }
  /// Perl.
  public static var perlScript: UTType { UTType(builtIn: "public.perl-script") }
  /// Python.
  public static var pythonScript: UTType { UTType(builtIn: "public.python-script") }
  /// Ruby.
  public static var rubyScript: UTType { UTType(builtIn: "public.ruby-script") }
  /// PHP.
  public static var phpScript: UTType { UTType(builtIn: "public.php-script") }
}
