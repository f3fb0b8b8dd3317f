import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// Views with a label beside them.
@MainActor struct LabeledContentTests {
  @Test func `The label stands at the beginning of the line and the content at its end`() throws {
    let screen = Screen(size: ProposedViewSize(width: 400, height: 100)) {
      LabeledContent("Version", value: "1.2")
    }
    #expect(screen.texts == ["Version", "1.2"])
    #expect(try screen.text("Version").frame.minX == 0)
    #expect(try screen.text("1.2").frame.maxX == 400)
  }

  @Test func `A value is shown in its format, and a hidden label isn't`() {
    let screen = Screen {
      LabeledContent("Number", value: 3, format: Words())
      LabeledContent {
        Text("content")
      } label: {
        Text("label")
      }
      .labelsHidden()
    }
    #expect(screen.texts == ["Number", "number 3", "content"])
  }

  private struct Words: FormatStyle {
    func format(_ value: Int) -> String { "number \(value)" }
  }
}
