extension TypeTable {
  static let text = """
    public.text|public.data public.content|||text
    public.plain-text|public.text|txt text|text/plain|text
    public.utf8-plain-text|public.plain-text||text/plain;charset=utf-8|UTF-8 text
    public.utf16-external-plain-text|public.plain-text||text/plain;charset=utf-16|UTF-16 text
    public.utf16-plain-text|public.plain-text|||UTF-16 text
    public.delimited-values-text|public.text|||delimited text
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv text/comma-separated-values|CSV table
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values|TSV table
    public.utf8-tab-separated-values-text|public.tab-separated-values-text public.utf8-plain-text|||TSV table
    public.rtf|public.text|rtf|text/rtf application/rtf|RTF document
    public.html|public.text|html htm shtml|text/html|HTML document
    public.xhtml|public.xml|xhtml xht|application/xhtml+xml|XHTML document
    public.xml|public.text|xml|application/xml text/xml|XML document
    public.yaml|public.text|yaml yml|application/yaml application/x-yaml text/yaml text/x-yaml|YAML document
    public.toml|public.text|toml|application/toml|TOML document
    public.css|public.text|css|text/css|CSS style sheet
    public.json|public.text|json|application/json|JSON document
    public.geojson|public.json|geojson|application/geo+json|GeoJSON document
    public.haptics-content|public.json|ahap||haptic pattern
    org.jsonlines.jsonl|public.text|jsonl ndjson|application/jsonl application/x-ndjson|JSON lines
    com.apple.property-list|public.data|plist||property list
    com.apple.xml-property-list|com.apple.property-list public.xml|||XML property list
    com.apple.binary-property-list|com.apple.property-list||application/x-bplist|binary property list
    net.daringfireball.markdown|public.plain-text|md markdown mdown mkd|text/markdown text/x-markdown|Markdown document
    org.tug.tex|public.plain-text|tex ltx|text/x-tex application/x-tex|TeX document
    org.tug.bibtex|public.plain-text|bib|text/x-bibtex|bibliography
    org.docutils.restructuredtext|public.plain-text|rst|text/x-rst|reStructuredText document
    public.log|public.plain-text|log|text/x-log|log
    public.subrip|public.plain-text|srt|application/x-subrip|SubRip subtitles
    public.webvtt|public.plain-text|vtt|text/vtt|WebVTT subtitles
    public.vcard|public.text public.contact|vcf vcard|text/vcard text/x-vcard|contact
    com.apple.ical.ics|public.text public.calendar-event public.to-do-item|ics|text/calendar|calendar
    org.unicode.ini|public.plain-text|ini conf cfg||configuration
    public.patch-file|public.plain-text|patch diff|text/x-patch|patch
    org.gnu.gettext.po|public.plain-text|po pot|text/x-gettext-translation|translation
    org.w3.webarchive|public.text|mhtml mht|multipart/related application/x-mimearchive|web page archive
    """
}
