extension TypeTable {
  static let code = """
    public.source-code|public.plain-text|||source code
    public.assembly-source|public.source-code|s asm|text/x-asm|assembly source
    public.c-source|public.source-code|c|text/x-csrc|C source
    public.objective-c-source|public.source-code|m|text/x-objcsrc|Objective-C source
    public.swift-source|public.source-code|swift|text/x-swift|Swift source
    public.c-plus-plus-source|public.source-code|cpp cc cxx c++ cp|text/x-c++src|C++ source
    public.objective-c-plus-plus-source|public.source-code|mm|text/x-objc++src|Objective-C++ source
    public.c-header|public.source-code|h|text/x-chdr|C header
    public.c-plus-plus-header|public.source-code|hpp hh hxx h++|text/x-c++hdr|C++ header
    public.make-source|public.source-code|mk|text/x-makefile|makefile
    com.sun.java-source|public.source-code|java|text/x-java|Java source
    org.kotlinlang.source|public.source-code|kt kts|text/x-kotlin|Kotlin source
    org.golang.source|public.source-code|go|text/x-go|Go source
    org.rust-lang.source|public.source-code|rs|text/rust|Rust source
    com.microsoft.csharp-source|public.source-code|cs|text/x-csharp|C# source
    org.gnome.vala-source|public.source-code|vala|text/x-vala|Vala source
    org.haskell.source|public.source-code|hs|text/x-haskell|Haskell source
    com.microsoft.typescript|public.source-code|tsx|text/x-typescript application/x-typescript|TypeScript source
    org.sqlite.sql|public.source-code|sql|application/sql|SQL script
    public.script|public.source-code|||script
    com.apple.applescript.text|public.script|applescript||AppleScript
    com.apple.applescript.script|public.data public.script|scpt||OSA script
    com.apple.applescript.script-bundle|com.apple.bundle com.apple.package public.script|scptd||OSA script
    com.netscape.javascript-source|public.source-code public.executable|js mjs cjs jscript|text/javascript \
    application/javascript application/x-javascript|JavaScript
    public.shell-script|public.script|sh command|application/x-shellscript text/x-shellscript|shell script
    public.bash-script|public.shell-script|bash||shell script
    public.zsh-script|public.shell-script|zsh|application/x-zsh|shell script
    public.csh-script|public.shell-script|csh|application/x-csh|shell script
    public.ksh-script|public.shell-script|ksh||shell script
    public.perl-script|public.shell-script|pl pm|application/x-perl text/x-perl|Perl script
    public.python-script|public.shell-script|py pyw|text/x-python text/x-python3|Python script
    public.ruby-script|public.shell-script|rb rbw|application/x-ruby text/x-ruby|Ruby script
    public.php-script|public.shell-script|php phtml|application/x-php text/x-php|PHP script
    org.lua.script|public.script|lua|text/x-lua|Lua script
    """
}
