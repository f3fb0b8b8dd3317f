extension TypeTable {
  static let base = """
    public.item||||item
    public.content||||content
    public.composite-content|public.content|||compound content
    public.data|public.item||application/octet-stream|data
    public.directory|public.item||inode/directory|directory
    public.folder|public.directory|||folder
    public.volume|public.folder|||volume
    com.apple.package|public.directory|||package
    com.apple.bundle|public.directory|bundle||bundle
    com.apple.plugin|com.apple.bundle com.apple.package|plugin||plug-in
    com.apple.framework|com.apple.bundle|framework||framework
    com.apple.metadata-importer|com.apple.plugin|mdimporter||metadata importer
    com.apple.quicklook-generator|com.apple.plugin|qlgenerator||preview generator
    com.apple.xpc-service|com.apple.bundle com.apple.package|xpc||service
    com.apple.systempreference.prefpane|com.apple.bundle com.apple.package|prefpane||settings pane
    com.apple.resolvable||||link
    public.symlink|public.item com.apple.resolvable||inode/symlink|symbolic link
    com.apple.mount-point|public.item com.apple.resolvable||inode/mount-point|mount point
    com.apple.alias-file|public.data com.apple.resolvable|||alias
    com.apple.bookmark|public.data com.apple.resolvable|||bookmark data
    public.url|public.data|||URL
    public.file-url|public.url|||file URL
    public.bookmark||||bookmark
    com.apple.linkpresentation.metadata|public.data|||link metadata
    com.apple.internet-location|public.data|||internet location
    com.microsoft.internet-shortcut|public.data|url|application/x-mswinurl|internet shortcut
    public.executable|public.item|||executable
    public.unix-executable|public.data public.executable||application/x-executable|program
    com.microsoft.windows-executable|public.data public.executable|exe|application/vnd.microsoft.portable-executable \
    application/x-msdownload application/x-ms-dos-executable|Windows program
    com.apple.application|public.executable|||application
    com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app||application
    com.apple.application-and-system-extension|com.apple.xpc-service|appex||application extension
    org.freedesktop.desktop-entry|public.utf8-plain-text|desktop|application/x-desktop|desktop entry
    org.freedesktop.appimage|public.data public.executable|appimage|application/vnd.appimage|AppImage program
    public.elf-shared-library|public.data|so|application/x-sharedlib|shared library
    """
}
