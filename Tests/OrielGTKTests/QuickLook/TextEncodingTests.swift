import CGtk
import Foundation
import XCTest

@testable import OrielGTK

/// Texts in the encodings that were usual before UTF-8.
final class TextEncodingTests: XCTestCase {
  /// A text as it is stored.
  private struct Sample {
    /// The user's language; nil for a user in another country.
    let language: String?
    let charset: String
    let text: String

    var bytes: [UInt8] {
      get throws {
        var count: gsize = 0
        let bytes = try XCTUnwrap(g_convert(text, -1, charset, "UTF-8", nil, &count, nil), charset)
        defer { g_free(bytes) }
        return (0..<Int(count)).map { UInt8(bitPattern: bytes[$0]) }
      }
    }

    var languages: [String] { language.map { [$0] } ?? ["en_US"] }
  }

  /// Checks a text as a whole, and one that ends anywhere in its last characters.
  private func assertDecodes(_ sample: Sample, line: UInt = #line) throws {
    let bytes = try sample.bytes
    let whole = TextEncoding.decoded(bytes[...], isCut: false, languages: sample.languages)
    XCTAssertEqual(whole, sample.text, "\(sample.charset) for \(sample.languages)", line: line)
    let expected = Array(sample.text.decomposedStringWithCanonicalMapping.unicodeScalars)
    for missing in 1...4 {
      let text = TextEncoding.decoded(bytes.dropLast(missing), isCut: true, languages: sample.languages)
      let start = Array(text.decomposedStringWithCanonicalMapping.unicodeScalars)
      XCTAssertTrue(expected.starts(with: start), "\(sample.charset) without \(missing): \(text)", line: line)
      // At most three syllables of Korean, which are decomposed here.
      XCTAssertLessThanOrEqual(expected.count - start.count, 9, sample.charset, line: line)
    }
  }

  // MARK: Multi-byte encodings

  private let japanese = """
    吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。
    何でも薄暗いじめじめした所でニャーニャー泣いていた事だけは記憶している。
    """
  private let simplified = """
    人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心，并应以兄弟关系的精神相对待。
    人人有资格享有本宣言所载的一切权利和自由，不分种族、肤色、性别、语言。
    """
  private let traditional = """
    人人生而自由，在尊嚴和權利上一律平等。他們賦有理性和良心，並應以兄弟關係的精神相對待。
    人人有資格享有本宣言所載的一切權利和自由，不分種族、膚色、性別、語言。
    """
  private let korean = """
    모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다.
    인간은 천부적으로 이성과 양심을 부여받았으며 서로 형제애의 정신으로 행동하여야 한다.
    """

  func testTextsInTheMultiByteEncodingsOfTheUser() throws {
    for charset in ["SHIFT_JIS", "CP932", "EUC-JP"] {
      try assertDecodes(Sample(language: "ja_JP", charset: charset, text: japanese))
    }
    for charset in ["GB2312", "GBK", "GB18030"] {
      try assertDecodes(Sample(language: "zh_CN", charset: charset, text: simplified))
    }
    for language in ["zh_TW", "zh_HK"] {
      try assertDecodes(Sample(language: language, charset: "BIG5", text: traditional))
    }
    for charset in ["EUC-KR", "UHC"] {
      try assertDecodes(Sample(language: "ko_KR", charset: charset, text: korean))
    }
  }

  func testAChineseTextMayHaveCharactersOfFourBytes() throws {
    let text = simplified + "朱镕基、\u{20BB7}野家"
    try assertDecodes(Sample(language: "zh_CN", charset: "GB18030", text: text))
    let marked = try [0x84, 0x31, 0x95, 0x33] + Sample(language: nil, charset: "GB18030", text: text).bytes
    XCTAssertEqual(TextEncoding.decoded(marked[...], isCut: false, languages: []), text)
  }

  func testAForeignCommentInSourceCodeIsFound() throws {
    let code = String(repeating: "  if (count == 0) { return NULL; }  /* nothing to do */\n", count: 200)
    for (language, charset, comment) in [
      ("ja", "CP932", "名前を変更する"), ("zh_CN", "GBK", "文件名不能为空"), ("ru", "WINDOWS-1251", "Имя файла"),
    ] {
      try assertDecodes(Sample(language: language, charset: charset, text: code + "// " + comment + "\n" + code))
    }
  }

  // MARK: Unicode

  func testUnicodeIsFoundInAnyLanguage() throws {
    let texts = [japanese, simplified, traditional, korean] + alphabets.map(\.text) + western
    for text in texts {
      for language in ["en_US", "de_DE", "ru_RU", "ja_JP", "zh_CN", "zh_TW", "ko_KR", "th_TH"] {
        try assertDecodes(Sample(language: language, charset: "UTF-8", text: text))
        for (charset, mark) in [
          ("UTF-8", [0xEF, 0xBB, 0xBF]), ("UTF-16LE", [0xFF, 0xFE]), ("UTF-16BE", [0xFE, 0xFF]),
          ("UTF-32LE", [0xFF, 0xFE, 0, 0]), ("UTF-32BE", [0, 0, 0xFE, 0xFF]),
        ] as [(String, [UInt8])] {
          let bytes = try mark + Sample(language: language, charset: charset, text: text).bytes
          let decoded = TextEncoding.decoded(bytes[...], isCut: false, languages: [language])
          XCTAssertEqual(decoded, text, "\(charset) for \(language)")
        }
      }
    }
  }

  func testUTF16OfAlphabetsNeedsNoMark() throws {
    for text in western + alphabets.map(\.text) {
      for charset in ["UTF-16LE", "UTF-16BE"] {
        for language in ["en_US", "ja_JP", "zh_CN", "ru_RU"] {
          try assertDecodes(Sample(language: language, charset: charset, text: text))
        }
      }
    }
  }

  func testAnUnpairedSurrogateDoesNotSpoilWhatFollows() {
    let units: [UInt16] = [0xFEFF, 0x61, 0xD83D, 0x62, 0x63]
    let bytes = units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    XCTAssertEqual(TextEncoding.decoded(bytes[...], isCut: false, languages: []), "a\u{FFFD}bc")
  }

  func testASCIIIsNotUTF16() {
    for text in [
      "Bush hid the facts", "this app can break", String(repeating: "\n", count: 40), "name\0value\0", "a\nb\nc\n",
    ] {
      XCTAssertEqual(TextEncoding.decoded(Array(text.utf8)[...], isCut: false, languages: ["zh_CN"]), text)
    }
  }

  // MARK: Single-byte encodings

  /// The languages with other scripts.
  private let alphabets: [(language: String, charset: String, text: String)] = [
    (
      "ru_RU", "WINDOWS-1251",
      "Все люди рождаются свободными и равными в своем достоинстве и правах. Они наделены разумом и совестью."
    ),
    (
      "uk_UA", "WINDOWS-1251",
      "Всі люди народжуються вільними і рівними у своїй гідності та правах. Вони наділені розумом і совістю."
    ),
    (
      "bg_BG", "WINDOWS-1251",
      "Всички хора се раждат свободни и равни по достойнство и права. Те са надарени с разум и съвест."
    ),
    (
      "sr_RS", "WINDOWS-1251",
      "Сва људска бића рађају се слободна и једнака у достојанству и правима. Она су обдарена разумом и свешћу."
    ),
    (
      "el_GR", "WINDOWS-1253",
      "Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα."
    ),
    ("he_IL", "WINDOWS-1255", "כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם. כולם חוננו בתבונה ובמצפון."),
    (
      "ar_EG", "WINDOWS-1256",
      "يولد جميع الناس أحرارا متساوين في الكرامة والحقوق. وقد وهبوا عقلا وضميرا."
    ),
    ("th_TH", "WINDOWS-874", "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ ต่างมีเหตุผลและมโนธรรม"),
  ]

  func testTextsInTheScriptOfTheUser() throws {
    for (language, charset, text) in alphabets {
      try assertDecodes(Sample(language: language, charset: charset, text: text))
    }
  }

  func testAccentedLettersFollowTheLanguageOfTheUser() throws {
    let texts: [(language: String, charset: String, text: String)] = [
      (
        "pl_PL", "WINDOWS-1250",
        "Wszyscy ludzie rodzą się wolni i równi pod względem swej godności i swych praw. Są oni obdarzeni rozumem."
      ),
      (
        "cs_CZ", "WINDOWS-1250",
        "Všichni lidé rodí se svobodní a sobě rovní co do důstojnosti a práv. Jsou nadáni rozumem a svědomím."
      ),
      (
        "sk_SK", "WINDOWS-1250",
        "Všetci ľudia sa rodia slobodní a sebe rovní, čo sa týka ich dôstojnosti a práv. Majú spolu konať v duchu."
      ),
      (
        "hu_HU", "WINDOWS-1250",
        "Minden emberi lény szabadon születik és egyenlő méltósága és joga van. Az emberek ésszel és szívvel bírnak."
      ),
      (
        "ro_RO", "WINDOWS-1250",
        "Toate fiinţele umane se nasc libere şi egale în demnitate şi în drepturi. Ele sunt înzestrate cu raţiune."
      ),
      (
        "hr_HR", "WINDOWS-1250",
        "Sva ljudska bića rađaju se slobodna i jednaka u dostojanstvu i pravima. Što je više, to je bolje."
      ),
      (
        "sr_RS@latin", "WINDOWS-1250",
        "Sva ljudska bića rađaju se slobodna i jednaka u dostojanstvu i pravima. Ona su obdarena razumom i svešću."
      ),
      (
        "tr_TR", "WINDOWS-1254",
        "Bütün insanlar hür, haysiyet ve haklar bakımından eşit doğarlar. Akıl ve vicdana sahiptirler."
      ),
      (
        "lt_LT", "WINDOWS-1257",
        "Visi žmonės gimsta laisvi ir lygūs savo orumu ir teisėmis. Jiems suteiktas protas ir sąžinė."
      ),
      (
        "lv_LV", "WINDOWS-1257",
        "Visi cilvēki piedzimst brīvi un vienlīdzīgi savā pašcieņā un tiesībās. Viņi ir apveltīti ar saprātu."
      ),
      (
        "et_EE", "WINDOWS-1257",
        "Kõik inimesed sünnivad vabadena ja võrdsetena oma väärikuselt ja õigustelt."
      ),
      (
        "vi_VN", "WINDOWS-1258",
        "Tất cả mọi người sinh ra đều được tự do và bình đẳng về nhân phẩm và quyền lợi."
      ),
    ]
    for (language, charset, text) in texts {
      try assertDecodes(Sample(language: language, charset: charset, text: text))
    }
  }

  func testTheLanguagesOfTheUserAreTriedInOrder() {
    let bytes: [UInt8] = [0x61, 0x20, 0xE8]
    func text(_ languages: [String]) -> String { TextEncoding.decoded(bytes[...], isCut: false, languages: languages) }
    XCTAssertEqual(text(["cs_CZ"]), "a č")
    XCTAssertEqual(text(["it_IT"]), "a è")
    XCTAssertEqual(text(["it_IT", "cs_CZ"]), "a è")
    XCTAssertEqual(text(["cs_CZ", "it_IT"]), "a č")
    XCTAssertEqual(text([]), "a è")
    // English texts are ASCII.
    XCTAssertEqual(text(["en_US"]), "a è")
    XCTAssertEqual(text(["en_US", "cs_CZ"]), "a č")
  }

  // MARK: Western texts

  private let western = [
    "Alle Menschen sind frei und gleich an Würde und Rechten geboren. Sie sollen einander im Geiste der Brüderlichkeit "
      + "begegnen. Jeder hat Anspruch auf die in dieser Erklärung verkündeten Rechte. Straße, Größe, Äpfel, Öl, Übung.",
    "Tous les êtres humains naissent libres et égaux en dignité et en droits. Ils sont doués de raison et de "
      + "conscience et doivent agir les uns envers les autres dans un esprit de fraternité. Où est passé le garçon ?",
    "Todos os seres humanos nascem livres e iguais em dignidade e em direitos. Dotados de razão e de consciência, "
      + "devem agir uns para com os outros em espírito de fraternidade. A condição e as ações não são possíveis.",
    "Todos los seres humanos nacen libres e iguales en dignidad y derechos y, dotados como están de razón y "
      + "conciencia, deben comportarse fraternalmente los unos con los otros. El niño comió mañana, ¿qué pasó?",
    "Alla människor är födda fria och lika i värde och rättigheter. De har utrustats med förnuft och samvete och "
      + "bör handla gentemot varandra i en anda av gemenskap.",
    "Alle mennesker er født frie og lige i værdighed og rettigheder. De er udstyret med fornuft og samvittighed, "
      + "og de bør handle mod hverandre i en broderskabets ånd. Først på øen så de æbler.",
    "It’s a “naïve” idea – the café’s menu costs £5 or €6… © 2020 Zoë & Müller.",
  ]

  func testWesternTextsOfWesternUsers() throws {
    for text in western {
      for language in ["en_US", "de_DE", "fr_FR", "pt_BR", "sv_SE"] {
        try assertDecodes(Sample(language: language, charset: "WINDOWS-1252", text: text))
      }
    }
    XCTAssertEqual(TextEncoding.decoded([0x63, 0x61, 0x66, 0xE9], isCut: false, languages: []), "café")
  }

  func testATextThatIsNotValidInTheEncodingOfTheUserIsWestern() {
    let bytes: [UInt8] = [0x47, 0x72, 0xFC, 0xDF, 0x65, 0x20, 0x66, 0xFC, 0x72]
    XCTAssertEqual(TextEncoding.decoded(bytes[...], isCut: false, languages: ["ko_KR"]), "Grüße für")
  }

  // MARK: Damaged texts

  func testOneDamagedCharacterDoesNotSpoilAText() throws {
    let words = "Přílišné žluťoučké kůň úpěl ďábelské ódy. "
    let damaged = Array((words + words).utf8) + [0xFF] + Array(words.utf8)
    XCTAssertEqual(
      TextEncoding.decoded(damaged[...], isCut: false, languages: ["cs"]), words + words + "\u{FFFD}" + words)
    var bytes = try Sample(language: nil, charset: "EUC-JP", text: japanese).bytes
    bytes.insert(0xFF, at: 20)
    let text = TextEncoding.decoded(bytes[...], isCut: false, languages: ["ja"])
    XCTAssertEqual(text.replacingOccurrences(of: "\u{FFFD}", with: ""), japanese)
  }

  func testAByteThatTheEncodingDoesNotDefineIsReplaced() {
    let bytes: [UInt8] = Array("caf".utf8) + [0xE9, 0x20, 0x81, 0x20, 0x64, 0xE9, 0x6A, 0xE0]
    let text = TextEncoding.decoded(bytes[...], isCut: false, languages: [])
    XCTAssertEqual(text, "café \u{FFFD} déjà")
  }

  func testRandomBytesAreDecodedToo() {
    var generator = SeededRandom(seed: 42)
    let marks: [[UInt8]] = [
      [], [], [0xFF, 0xFE], [0xFE, 0xFF], [0xEF, 0xBB, 0xBF], [0x84, 0x31, 0x95, 0x33], [0x1B, 0x24, 0x42],
    ]
    let languages = [[], ["ru"], ["ja_JP", "en"], ["sr_RS@latin"], ["zh_TW"], ["@"], [""]]
    for round in 0..<300 {
      let lowest: UInt8 = [0, 0x20, 0x80][round % 3]
      let count = Int.random(in: 0...64, using: &generator)
      let bytes =
        marks[round % marks.count] + (0..<count).map { _ in UInt8.random(in: lowest...255, using: &generator) }
      let language = languages[round % languages.count]
      let text = TextEncoding.decoded(bytes[...], isCut: round.isMultiple(of: 2), languages: language)
      if bytes.count > 8 { XCTAssertFalse(text.isEmpty, "\(bytes)") }
    }
  }
}
