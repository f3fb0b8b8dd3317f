extension UTType {
  /// A PDF document.
  public static var pdf: UTType { UTType(builtIn: "com.adobe.pdf") }
  /// Rich text with attachments, as a folder.
  public static var rtfd: UTType { UTType(builtIn: "com.apple.rtfd") }
  /// Rich text with attachments, as a single file.
  public static var flatRTFD: UTType { UTType(builtIn: "com.apple.flat-rtfd") }
  /// A web page with its resources.
  public static var webArchive: UTType { UTType(builtIn: "com.apple.webarchive") }
  /// An electronic book.
  public static var epub: UTType { UTType(builtIn: "org.idpf.epub-container") }
  /// A spreadsheet of any kind.
  public static var spreadsheet: UTType { UTType(builtIn: "public.spreadsheet") }
  /// A presentation of any kind.
  public static var presentation: UTType { UTType(builtIn: "public.presentation") }
  /// A database of any kind.
  public static var database: UTType { UTType(builtIn: "public.database") }
  /// A message of any kind.
  public static var message: UTType { UTType(builtIn: "public.message") }
  /// An e-mail message.
  public static var emailMessage: UTType { UTType(builtIn: "public.email-message") }
  /// A contact.
  public static var contact: UTType { UTType(builtIn: "public.contact") }
  /// A to-do item.
  public static var toDoItem: UTType { UTType(builtIn: "public.to-do-item") }
  /// A calendar event.
  public static var calendarEvent: UTType { UTType(builtIn: "public.calendar-event") }
  /// An archive of files.
  public static var archive: UTType { UTType(builtIn: "public.archive") }
  /// A disk image.
  public static var diskImage: UTType { UTType(builtIn: "public.disk-image") }
  /// A ZIP archive.
  public static var zip: UTType { UTType(builtIn: "public.zip-archive") }
  /// A gzip archive.
  public static var gzip: UTType { UTType(builtIn: "org.gnu.gnu-zip-archive") }
  /// A bzip2 archive.
  public static var bz2: UTType { UTType(builtIn: "public.bzip2-archive") }
  /// A tar archive.
  public static var tarArchive: UTType { UTType(builtIn: "public.tar-archive") }
  /// An Apple Archive.
  public static var appleArchive: UTType { UTType(builtIn: "com.apple.archive") }
  /// A certificate with its private key.
  public static var pkcs12: UTType { UTType(builtIn: "com.rsa.pkcs-12") }
  /// A certificate.
  public static var x509Certificate: UTType { UTType(builtIn: "public.x509-certificate") }
}
