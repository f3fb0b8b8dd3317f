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

  @Test func `The content is below the label, at the end, where there is no room for both`() throws {
    let screen = Screen(size: ProposedViewSize(width: 200, height: nil)) {
      LabeledContent("Calendar") { Color.red.frame(width: 170, height: 40).accessibilityIdentifier("content") }
    }
    let (label, content) = (try screen.text("Calendar").frame, try screen.find(.color).frame)
    #expect(label.origin == .zero)
    #expect(content.minY == label.maxY + 6)
    #expect(content.maxX == 200)
    #expect(screen.size == CGSize(width: 200, height: content.maxY))
  }

  @Test func `Long texts share the line`() throws {
    let screen = Screen(size: ProposedViewSize(width: 300, height: nil)) {
      LabeledContent("The place of all the settings of this app", value: "in a folder that the desktop knows")
    }
    #expect(try screen.text("The place of all the settings of this app").frame.minY == 0)
    #expect(try screen.text("in a folder that the desktop knows").frame.minY == 0)
    #expect(screen.size.width <= 300)
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
