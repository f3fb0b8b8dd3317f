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

  private struct Colon: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.content
      Text(verbatim: ":")
      configuration.label
    }
  }

  @Test func `A style of the app arranges the label and the content`() {
    let screen = Screen { LabeledContent("Version", value: "1.2").labeledContentStyle(Colon()) }
    #expect(screen.texts == ["1.2", ":", "Version"])
    let plain = Screen { LabeledContent("Version", value: "1.2").labeledContentStyle(.automatic) }
    #expect(plain.texts == ["Version", "1.2"])
  }

  @Test func `Scene padding is the distance from a window's edges`() {
    let screen = Screen { Color.red.frame(width: 10, height: 10).scenePadding() }
    #expect(screen.size.width == 46)
    let one = Screen { Color.red.frame(width: 10, height: 10).scenePadding(.minimum, edges: .leading) }
    #expect(one.size.width == 28)
  }

  @Test func `A picture is mirrored in right-to-left languages`() throws {
    let screen = Screen { Color.red.flipsForRightToLeftLayoutDirection(true).accessibilityIdentifier("picture") }
    func scale() throws -> CGFloat? { (try screen.find(.color).view.node.parent as? EffectNode)?.effect.scale.width }
    #expect(try scale() == 1)
    screen.desktop.layoutDirection = .rightToLeft
    #expect(try scale() == -1)
  }
}
