extension UTType {
  /// Text of any kind.
  public static var text: UTType { UTType(builtIn: "public.text") }
  /// Unformatted text in any encoding.
  public static var plainText: UTType { UTType(builtIn: "public.plain-text") }
  /// Unformatted text in UTF-8.
  public static var utf8PlainText: UTType { UTType(builtIn: "public.utf8-plain-text") }
  /// Text in UTF-16 with a byte order mark.
  public static var utf16ExternalPlainText: UTType { UTType(builtIn: "public.utf16-external-plain-text") }
  /// Text in UTF-16 in the native byte order.
  public static var utf16PlainText: UTType { UTType(builtIn: "public.utf16-plain-text") }
  /// A table whose values are separated by a delimiter.
  public static var delimitedText: UTType { UTType(builtIn: "public.delimited-values-text") }
  /// A table whose values are separated by commas.
  public static var commaSeparatedText: UTType { UTType(builtIn: "public.comma-separated-values-text") }
  /// A table whose values are separated by tabs.
  public static var tabSeparatedText: UTType { UTType(builtIn: "public.tab-separated-values-text") }
  /// A table in UTF-8 whose values are separated by tabs.
  public static var utf8TabSeparatedText: UTType { UTType(builtIn: "public.utf8-tab-separated-values-text") }
  /// Rich text.
  public static var rtf: UTType { UTType(builtIn: "public.rtf") }
  /// An HTML document.
  public static var html: UTType { UTType(builtIn: "public.html") }
  /// An XML document.
  public static var xml: UTType { UTType(builtIn: "public.xml") }
  /// A YAML document.
  public static var yaml: UTType { UTType(builtIn: "public.yaml") }
  /// CSS.
  public static var css: UTType { UTType(builtIn: "public.css") }
  /// A JSON document.
  public static var json: UTType { UTType(builtIn: "public.json") }
  /// Geographic data as JSON.
  public static var geoJSON: UTType { UTType(builtIn: "public.geojson") }
  /// A haptic pattern.
  public static var ahap: UTType { UTType(builtIn: "public.haptics-content") }
  /// A property list.
  public static var propertyList: UTType { UTType(builtIn: "com.apple.property-list") }
  /// A property list as XML.
  public static var xmlPropertyList: UTType { UTType(builtIn: "com.apple.xml-property-list") }
  /// A property list in the binary format.
  public static var binaryPropertyList: UTType { UTType(builtIn: "com.apple.binary-property-list") }
  /// A log file.
  public static var log: UTType { UTType(builtIn: "public.log") }
  /// An address card.
  public static var vCard: UTType { UTType(builtIn: "public.vcard") }
}
