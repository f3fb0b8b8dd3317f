import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// What the user has set for the desktop, as views read it.
@MainActor struct DesktopTests {
  private struct Words: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.layoutDirection) private var direction
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.accessibilityVoiceOverEnabled) private var readsAloud

    var body: some View {
      Text(
        "\(colorScheme) \(contrast) \(direction) \(typeSize)\(reduceMotion ? " still" : "")\(readsAloud ? " aloud" : "")"
      )
    }
  }

  @Test func `Views follow what the user sets for the desktop`() throws {
    let screen = Screen { Words() }
    #expect(screen.texts == ["light standard leftToRight large"])
    screen.desktop.colorScheme = .dark
    screen.desktop.contrast = .increased
    screen.desktop.layoutDirection = .rightToLeft
    screen.desktop.textScale = 1.25
    screen.desktop.reducesMotion = true
    screen.desktop.hasScreenReader = true
    #expect(screen.texts == ["dark increased rightToLeft xxLarge still aloud"])
  }

  @Test func `A body that reads nothing of the desktop doesn't run when that changes`() {
    let log = Log()
    let screen = Screen { Quiet(log: log) }
    #expect(log.take() == ["body"])
    screen.desktop.colorScheme = .dark
    screen.desktop.textScale = 2
    #expect(screen.texts == ["quiet"])
    #expect(log.take() == [])
  }

  private struct Quiet: View {
    let log: Log
    var body: some View {
      let _ = log("body")
      Text("quiet")
    }
  }

  @Test func `A scheme set for a part is what that part reads`() {
    let screen = Screen {
      Words().environment(\.colorScheme, .dark)
      Words().colorScheme(.dark)
      Words()
    }
    #expect(Array(screen.texts.dropFirst()) == ["dark standard leftToRight large", "light standard leftToRight large"])
  }

  @Test func `A window is shown in the scheme that its content prefers until that goes`() throws {
    let screen = Screen { Preferring() }
    #expect(screen.texts.last == "light standard leftToRight large")
    try screen.toggle("Dark").tap()
    #expect(screen.texts.last == "dark standard leftToRight large")
    screen.desktop.colorScheme = .dark
    try screen.toggle("Dark").tap()
    #expect(screen.texts.last == "dark standard leftToRight large", "now it is the desktop's")
  }

  private struct Preferring: View {
    @State private var isDark = false
    var body: some View {
      Toggle("Dark", isOn: $isDark)
      Words().preferredColorScheme(isDark ? .dark : nil)
    }
  }

  // MARK: Sizes of text

  @Test func `Text of a size of its own is larger than the desktop makes it`() throws {
    let screen = Screen {
      Text("one").dynamicTypeSize(.accessibility2)
      Text("two").font(.title).dynamicTypeSize(.accessibility2)
      Text("three").dynamicTypeSize(.large)
    }
    #expect(try fontScale(screen, "one") == 1.94)
    #expect(try fontScale(screen, "two") == 1.94)
    #expect(try fontScale(screen, "three") == 1)
    screen.desktop.textScale = 1.94
    #expect(try fontScale(screen, "one") == 1)
    #expect(try fontScale(screen, "three") == 1 / 1.94)
  }

  @Test func `A range of sizes limits the user's`() throws {
    let screen = Screen { Words().dynamicTypeSize(.small ... .xLarge) }
    #expect(try fontScale(screen, "light standard leftToRight large") == 1)
    screen.desktop.textScale = 3
    #expect(screen.texts == ["light standard leftToRight xLarge"])
    #expect(try fontScale(screen, "light standard leftToRight xLarge") == 1.12 / 3)
    screen.desktop.textScale = 0.5
    #expect(screen.texts == ["light standard leftToRight small"])
  }

  private func fontScale(_ screen: Screen, _ text: String) throws -> Double {
    try #require(screen.text(text).view.element as? TextElement).style.font?.scale ?? 1
  }

  @Test func `A scaled length grows with the size of text`() {
    let screen = Screen { Scaled() }
    #expect(screen.texts == ["20"])
    screen.desktop.textScale = 1.5
    #expect(screen.texts == ["30"])
  }

  private struct Scaled: View {
    @ScaledMetric(relativeTo: .title) private var length = 20.0
    var body: some View { Text("\(Int(length))") }
  }

  @Test(arguments: [(0.7, DynamicTypeSize.xSmall), (1, .large), (1.05, .large), (1.25, .xxLarge), (9, .accessibility5)])
  func `A scale of text has a nearest size`(scale: Double, size: DynamicTypeSize) {
    #expect(DynamicTypeSize(scale: scale) == size)
  }

  // MARK: Locales

  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], "de_DE"), (["LANG": "de_DE.UTF-8", "LC_TIME": "pt_BR.UTF-8"], "pt_BR"),
    (["LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR@euro"], "fr_FR"), (["LANG": "C"], nil), ([:], nil),
  ]) func `Dates and numbers are shown in the locale of the process`(environment: [String: String], name: String?) {
    #expect(UserLanguage.formats(in: environment) == name)
  }

  @Test(arguments: [
    (["LANG": "en_US.UTF-8", "LC_TIME": "de_DE.UTF-8"], "en_US"), (["LANG": "en_US", "LC_NUMERIC": "fr_FR"], "fr_FR"),
    (["LC_NUMERIC": "fr_FR.UTF-8", "LC_ALL": "C"], nil),
  ]) func `Numbers have a locale other than that of dates`(environment: [String: String], name: String?) {
    #expect(UserLanguage.formats(of: "LC_NUMERIC", in: environment) == name)
  }

  @Test func `A format has the locale for the values that it formats`() {
    #expect(UserLanguage.locale(of: Date.self) == UserLanguage.locale)
    #expect(UserLanguage.locale(of: Range<Date>.self) == UserLanguage.locale)
    #expect(UserLanguage.locale(of: Double.self) == UserLanguage.numberLocale)
  }

  @Test func `A part may have a locale, a calendar and a time zone of its own`() throws {
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let screen = Screen {
      Place().environment(\.locale, Locale(identifier: "ja_JP")).environment(\.timeZone, zone)
        .environment(\.calendar, Calendar(identifier: .gregorian))
    }
    #expect(screen.texts == ["ja_JP Asia/Tokyo gregorian"])
  }

  private struct Place: View {
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone
    @Environment(\.calendar) private var calendar
    var body: some View { Text("\(locale.identifier) \(timeZone.identifier) \("\(calendar.identifier)")") }
  }
}
