extension TypeTable {
  static let documents = """
    com.adobe.pdf|public.data public.composite-content|pdf|application/pdf application/x-pdf|PDF document
    com.adobe.postscript|public.data|ps|application/postscript|PostScript document
    com.adobe.encapsulated-postscript|com.adobe.postscript|eps|image/x-eps application/eps|EPS image
    com.apple.rtfd|com.apple.package public.composite-content|rtfd||RTF document with attachments
    com.apple.flat-rtfd|public.data public.composite-content|||RTF document with attachments
    com.apple.webarchive|public.data public.composite-content|webarchive||web page archive
    org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip|EPUB book
    com.amazon.mobi8-ebook|public.data public.composite-content|mobi azw3|application/x-mobipocket-ebook|e-book
    org.djvu.document|public.data public.composite-content|djvu djv|image/vnd.djvu|DjVu document
    com.microsoft.xps|public.data public.composite-content|xps oxps|application/oxps application/vnd.ms-xpsdocument|\
    XPS document
    public.spreadsheet|public.content|||spreadsheet
    public.presentation|public.composite-content|||presentation
    public.database||||database
    public.message||||message
    public.contact||||contact
    public.to-do-item||||task
    public.calendar-event||||calendar event
    public.email-message|public.message|||e-mail message
    com.apple.mail.email|public.data public.email-message|eml|message/rfc822|e-mail message
    org.oasis-open.opendocument.text|public.data public.composite-content|odt|\
    application/vnd.oasis.opendocument.text|OpenDocument text
    org.oasis-open.opendocument.spreadsheet|public.data public.composite-content public.spreadsheet|ods|\
    application/vnd.oasis.opendocument.spreadsheet|OpenDocument spreadsheet
    org.oasis-open.opendocument.presentation|public.data public.presentation|odp|\
    application/vnd.oasis.opendocument.presentation|OpenDocument presentation
    org.oasis-open.opendocument.graphics|public.data public.composite-content|odg|\
    application/vnd.oasis.opendocument.graphics|OpenDocument drawing
    com.microsoft.word.doc|public.data public.composite-content|doc|application/msword|Word document
    org.openxmlformats.wordprocessingml.document|public.data public.composite-content|docx|\
    application/vnd.openxmlformats-officedocument.wordprocessingml.document|Word document
    com.microsoft.excel.xls|public.data public.composite-content public.spreadsheet|xls|\
    application/vnd.ms-excel|Excel spreadsheet
    org.openxmlformats.spreadsheetml.sheet|public.data public.composite-content public.spreadsheet|xlsx|\
    application/vnd.openxmlformats-officedocument.spreadsheetml.sheet|Excel spreadsheet
    com.microsoft.powerpoint.ppt|public.data public.presentation|ppt|\
    application/vnd.ms-powerpoint|PowerPoint presentation
    org.openxmlformats.presentationml.presentation|public.data public.presentation|pptx|\
    application/vnd.openxmlformats-officedocument.presentationml.presentation|PowerPoint presentation
    org.sqlite.sqlite3|public.data public.database|sqlite sqlite3 db|application/vnd.sqlite3|SQLite database
    com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12 application/pkcs12|certificate and key
    public.x509-certificate|public.data|cer crt der|application/pkix-cert application/x-x509-ca-cert|certificate
    public.pem|public.text|pem|application/x-pem-file|PEM file
    org.openpgp.signature|public.data|sig asc|application/pgp-signature|signature
    org.bittorrent.torrent|public.data|torrent|application/x-bittorrent|torrent
    org.webassembly.module|public.data|wasm|application/wasm|WebAssembly module
    """
}
