import Testing

@testable import OrielLog

/// Messages of the log.
struct LoggerTests {
  private func text(_ message: OSLogMessage, showsPrivate: Bool = false) -> String {
    message.interpolation.text(showsPrivate: showsPrivate)
  }

  @Test func `Texts are private, numbers are public`() {
    let name = "Ada"
    #expect(text("Read \(3) notes of \(name)") == "Read 3 notes of <private>")
    #expect(text("Read \(3) notes of \(name)", showsPrivate: true) == "Read 3 notes of Ada")
    #expect(text("Of \(name, privacy: .public), \(true), \(7, privacy: .private)") == "Of Ada, true, <private>")
  }

  @Test func `Equal values have equal masks`() {
    let (first, second) = ("Ada", "Grace")
    let masked = text("\(first, privacy: .private(mask: .hash))")
    #expect(masked == text("\(first, privacy: .sensitive(mask: .hash))") && !masked.contains(first))
    #expect(masked != text("\(second, privacy: .private(mask: .hash))"))
  }

  @Test func `Numbers have formats and widths`() {
    #expect(text("\(255, format: .hex(includePrefix: true, uppercase: true, minDigits: 4))") == "0x00FF")
    #expect(
      text("\(-7, format: .decimal(minDigits: 3))|\(7, format: .decimal(explicitPositiveSign: true))") == "-007|+7")
    #expect(
      text("\(2.345, format: .fixed(precision: 1)) \(1200.0, format: .exponential(precision: 1))") == "2.3 1.2e+03")
    #expect(text("[\(5, align: .right(columns: 3))] [\(5, align: .left(columns: 3))]") == "[  5] [5  ]")
  }

  @Test func `A message that isn't written isn't composed`() {
    var isComposed = false
    func value() -> Int {
      isComposed = true
      return 1
    }
    Logger(OSLog.disabled).error("\(value())")
    #expect(!isComposed)
  }

  @Test func `A lock protects its state`() async {
    let count = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1000 { count.withLock { $0 += 1 } } }
      }
    }
    #expect(count.withLock { $0 } == 8000)
  }
}
