import Foundation
import Testing

@testable import OrielCore

struct StringPartsTests {
  @Test func `Spaces and tabs at the ends go, line breaks stay`() {
    for text in ["", " ", "\t a b \u{3000}", "\n a\n", "é "] {
      #expect(text.trimmingSpaces() == text.trimmingCharacters(in: .whitespaces))
    }
  }

  @Test func `A text is taken apart as Foundation does`() {
    for text in ["", "%@", "a%@b", "%@%@", "a%b%@", "%%@@", "x %@ y %@ z"] {
      #expect(text.parts(separatedBy: "%@") == text.components(separatedBy: "%@"))
      #expect(text.includes("%@") == text.contains("%@"))
    }
  }
}
