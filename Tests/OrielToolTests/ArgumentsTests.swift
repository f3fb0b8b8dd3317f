import Testing

@testable import OrielTool

/// The options of the commands.
struct ArgumentsTests {
  @Test func `Options have their values in both forms, and the rest are words`() throws {
    var arguments = Arguments(["Notes", "--id", "org.me.Notes", "--deb", "--from=1.0"])
    #expect(arguments.flag("deb") && !arguments.flag("deb"))
    #expect(try arguments.option("id") == "org.me.Notes")
    #expect(try arguments.option("from") == "1.0")
    #expect(arguments.word() == "Notes")
    try arguments.finish()
  }

  @Test func `An unknown option and a missing value are mistakes`() throws {
    var arguments = Arguments(["--what", "--id"])
    #expect(throws: Failure.self) { try arguments.option("id") }
    #expect(throws: Failure.self) { try arguments.finish() }
  }
}
