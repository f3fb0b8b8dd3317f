extension UTType {
  /// Source code of any kind.
  public static var sourceCode: UTType { UTType(builtIn: "public.source-code") }
  /// Assembly language source code.
  public static var assemblyLanguageSource: UTType { UTType(builtIn: "public.assembly-source") }
  /// C source code.
  public static var cSource: UTType { UTType(builtIn: "public.c-source") }
  /// Objective-C source code.
  public static var objectiveCSource: UTType { UTType(builtIn: "public.objective-c-source") }
  /// Swift source code.
  public static var swiftSource: UTType { UTType(builtIn: "public.swift-source") }
  /// C++ source code.
  public static var cPlusPlusSource: UTType { UTType(builtIn: "public.c-plus-plus-source") }
  /// Objective-C++ source code.
  public static var objectiveCPlusPlusSource: UTType { UTType(builtIn: "public.objective-c-plus-plus-source") }
  /// A C header.
  public static var cHeader: UTType { UTType(builtIn: "public.c-header") }
  /// A C++ header.
  public static var cPlusPlusHeader: UTType { UTType(builtIn: "public.c-plus-plus-header") }
  /// A makefile.
  public static var makefile: UTType { UTType(builtIn: "public.make-source") }
  /// A script of any kind.
  public static var script: UTType { UTType(builtIn: "public.script") }
  /// An AppleScript script.
  public static var appleScript: UTType { UTType(builtIn: "com.apple.applescript.text") }
  /// A compiled OSA script.
  public static var osaScript: UTType { UTType(builtIn: "com.apple.applescript.script") }
  /// An OSA script in a folder.
  public static var osaScriptBundle: UTType { UTType(builtIn: "com.apple.applescript.script-bundle") }
  /// JavaScript source code.
  public static var javaScript: UTType { UTType(builtIn: "com.netscape.javascript-source") }
  /// A shell script.
  public static var shellScript: UTType { UTType(builtIn: "public.shell-script") }
  /// A Perl script.
  public static var perlScript: UTType { UTType(builtIn: "public.perl-script") }
  /// A Python script.
  public static var pythonScript: UTType { UTType(builtIn: "public.python-script") }
  /// A Ruby script.
  public static var rubyScript: UTType { UTType(builtIn: "public.ruby-script") }
  /// A PHP script.
  public static var phpScript: UTType { UTType(builtIn: "public.php-script") }
}
