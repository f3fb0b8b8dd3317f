extension UTType {
  /// The base type of files, folders and links.
  public static var item: UTType { UTType(builtIn: "public.item") }
  /// The base type of content, such as documents and media.
  public static var content: UTType { UTType(builtIn: "public.content") }
  /// Content of several kinds, such as text with images.
  public static var compositeContent: UTType { UTType(builtIn: "public.composite-content") }
  /// A stream of bytes.
  public static var data: UTType { UTType(builtIn: "public.data") }
  /// A folder or a package.
  public static var directory: UTType { UTType(builtIn: "public.directory") }
  /// A folder that isn't a package.
  public static var folder: UTType { UTType(builtIn: "public.folder") }
  /// The root of a file system.
  public static var volume: UTType { UTType(builtIn: "public.volume") }
  /// A folder that is displayed as a single file.
  public static var package: UTType { UTType(builtIn: "com.apple.package") }
  /// A folder with a defined structure.
  public static var bundle: UTType { UTType(builtIn: "com.apple.bundle") }
  /// A plug-in.
  public static var pluginBundle: UTType { UTType(builtIn: "com.apple.plugin") }
  /// A framework.
  public static var framework: UTType { UTType(builtIn: "com.apple.framework") }
  /// A metadata importer.
  public static var spotlightImporter: UTType { UTType(builtIn: "com.apple.metadata-importer") }
  /// A preview generator.
  public static var quickLookGenerator: UTType { UTType(builtIn: "com.apple.quicklook-generator") }
  /// A service.
  public static var xpcService: UTType { UTType(builtIn: "com.apple.xpc-service") }
  /// A pane of System Settings.
  public static var systemPreferencesPane: UTType { UTType(builtIn: "com.apple.systempreference.prefpane") }
  /// An item that refers to another one, such as a link or an alias.
  public static var resolvable: UTType { UTType(builtIn: "com.apple.resolvable") }
  /// A symbolic link.
  public static var symbolicLink: UTType { UTType(builtIn: "public.symlink") }
  /// A mount point.
  public static var mountPoint: UTType { UTType(builtIn: "com.apple.mount-point") }
  /// An alias.
  public static var aliasFile: UTType { UTType(builtIn: "com.apple.alias-file") }
  /// The metadata of a web page, for link previews.
  public static var linkPresentationMetadata: UTType { UTType(builtIn: "com.apple.linkpresentation.metadata") }
  /// Bookmark data.
  public static var urlBookmarkData: UTType { UTType(builtIn: "com.apple.bookmark") }
  /// A URL.
  public static var url: UTType { UTType(builtIn: "public.url") }
  /// A URL of a file.
  public static var fileURL: UTType { UTType(builtIn: "public.file-url") }
  /// A bookmark.
  public static var bookmark: UTType { UTType(builtIn: "public.bookmark") }
  /// A file that holds a URL.
  public static var internetLocation: UTType { UTType(builtIn: "com.apple.internet-location") }
  /// A Windows file that holds a URL.
  public static var internetShortcut: UTType { UTType(builtIn: "com.microsoft.internet-shortcut") }
  /// An executable file.
  public static var executable: UTType { UTType(builtIn: "public.executable") }
  /// A program.
  public static var unixExecutable: UTType { UTType(builtIn: "public.unix-executable") }
  /// A Windows program.
  public static var exe: UTType { UTType(builtIn: "com.microsoft.windows-executable") }
  /// An application.
  public static var application: UTType { UTType(builtIn: "com.apple.application") }
  /// An application in a folder.
  public static var applicationBundle: UTType { UTType(builtIn: "com.apple.application-bundle") }
  /// An extension of an application.
  public static var applicationExtension: UTType { UTType(builtIn: "com.apple.application-and-system-extension") }
}
