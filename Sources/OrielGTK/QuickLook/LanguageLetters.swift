/// The letters of a language beyond ASCII, and the encodings in which its texts are stored.
struct LanguageLetters: Sendable {
  /// The languages, such as `sr@latin`; none for letters of several languages.
  let languages: [String]
  /// The encodings with single bytes, the most usual first.
  let charsets: [String]
  /// The lowercase letters and the combining marks, the most frequent first.
  let letters: String
  /// Whether these letters are used besides those of ASCII.
  let isLatin: Bool
  var isWestern: Bool { charsets == Self.western }

  private init(_ languages: String, _ charsets: [String], latin letters: String) {
    self.init(languages, charsets, letters, isLatin: true)
  }

  private init(_ languages: String, _ charsets: [String], _ letters: String, isLatin: Bool = false) {
    self.languages = languages.split(separator: " ").map(String.init)
    self.charsets = charsets
    self.letters = letters
    self.isLatin = isLatin
  }

  private static let western = ["WINDOWS-1252", "ISO-8859-15"]
  private static let central = ["WINDOWS-1250", "ISO-8859-2"]
  private static let baltic = ["WINDOWS-1257", "ISO-8859-13"]
  private static let russian = ["WINDOWS-1251", "KOI8-R", "IBM866", "ISO-8859-5"]
  private static let cyrillic = ["WINDOWS-1251", "ISO-8859-5"]

  static let all = [
    LanguageLetters("", western, latin: "éäüöáíóàçãèêåøñßúæôõâîûùëïòìœðþýšžÿ"),
    LanguageLetters("de", western, latin: "üäöß"),
    LanguageLetters("fr", western, latin: "éèàêçôîûùâëïœ"),
    LanguageLetters("es gl eu", western, latin: "óíáñéúü"),
    LanguageLetters("pt", western, latin: "ãçáéíóêõàâúô"),
    LanguageLetters("it", western, latin: "èàòùéì"),
    LanguageLetters("ca oc", western, latin: "óèàéíçòúï"),
    LanguageLetters("sv fi", western, latin: "äöåéšž"),
    LanguageLetters("da nb nn no", western, latin: "øåæéò"),
    LanguageLetters("nl af", western, latin: "ëéïèê"),
    LanguageLetters("is fo", western, latin: "áðíóéúþæöýø"),
    LanguageLetters("ga", western, latin: "áéíóú"),
    LanguageLetters("pl", central, latin: "łąężóśćńź"),
    LanguageLetters("cs sk", central, latin: "íáéýěčžřšúůťóôďňľäĺŕ"),
    LanguageLetters("hr bs sl sr@latin", central, latin: "čšžćđ"),
    LanguageLetters("hu", central, latin: "áéöóíőüúű"),
    LanguageLetters("ro", central, latin: "ăîâşţ"),
    LanguageLetters("sq", central + western, latin: "ëç"),
    LanguageLetters("tr", ["WINDOWS-1254"], latin: "ıiüşçğöâîû"),
    LanguageLetters("lt", baltic, latin: "ėšžįųūčąę"),
    LanguageLetters("lv", baltic, latin: "āīēšūžņļķčģ"),
    LanguageLetters("et", baltic + western, latin: "äõüöšž"),
    LanguageLetters("vi", ["WINDOWS-1258"], latin: "\u{301}\u{300}\u{323}đưôơăâê\u{309}áàó\u{303}íéúùèü"),
    LanguageLetters("ru", russian, "оеаинтсрвлкмдпуяыьгзбчйхжюшцщэфёъ"),
    LanguageLetters("uk", ["WINDOWS-1251", "KOI8-U", "ISO-8859-5"], "оанивтерісклудмпязьгйбчхцжюєїшщфґ"),
    LanguageLetters("be", cyrillic, "аніеортслкяыўудмзпвьцчбгйхшэжюёф"),
    LanguageLetters("bg", cyrillic, "аоиетнрсвлкдпмзъуягбчжцщшхфйюь"),
    LanguageLetters("sr mk", cyrillic, "аоиенрстјувкдмлпзбгшчћцжхљњђфџќѓѕ"),
    LanguageLetters("el", ["WINDOWS-1253", "ISO-8859-7"], "αοιτεσνηυρπκμλςάίόέήύωώδγχθφβξζψϊϋΐΰ"),
    LanguageLetters("he iw yi", ["WINDOWS-1255"], "יוהלארמתבשנעםדחקפסטגצןךזכףץ"),
    LanguageLetters("ar", ["WINDOWS-1256", "ISO-8859-6"], "الينمرتبوسعدفهةكحقجطشصخأىذزءضإغثظآئؤ،ّـً"),
    LanguageLetters("fa ur", ["WINDOWS-1256"], "انردیهتيموسشبلکكزگفخعقچپجحصطآضغذژثظئء،ےہںٹڈڑھ"),
    LanguageLetters("th", ["WINDOWS-874"], "ารนกอเงม่ยล้วดทีัสตะบปิคหแจพชขใไ์ุูำโึถื็ซผศญธณฟภฉฝษฐฏฎฌฆฮฬๆฯ"),
  ]
}
