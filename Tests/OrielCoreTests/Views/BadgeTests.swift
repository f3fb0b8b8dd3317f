import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Badges of rows.
@MainActor struct BadgeTests {
  @Observable @MainActor final class Mailbox {
    var selection: Int?
    var unread = 0
    var log: [String] = []
  }

  private struct Boxes: View {
    @Bindable var mailbox: Mailbox
    var body: some View {
      List(selection: $mailbox.selection) {
        Text("Inbox")
          .tag(1)
          .swipeActions { Button("Read") { mailbox.log.append("read") } }
          .listRowInsets(EdgeInsets(top: 1, leading: 30, bottom: 1, trailing: 5))
          .badge(3)
        Text("Sent").tag(2).badge(mailbox.unread)
        ForEach(3..<5) { Text("Box \($0)").badge(1) }
        ForEach(5..<7) { Text("Label \($0)") }.badge(Text("all"))
      }
    }
  }

  private func content(_ screen: Screen) throws -> ListContent {
    try #require(screen.find(.list).view.element as? ListElement).content
  }

  @Test func `Rows with badges are selected by their tags or elements`() throws {
    let mailbox = Mailbox()
    let screen = Screen { Boxes(mailbox: mailbox) }
    for (row, value) in [("Inbox 3", 1), ("Sent", 2), ("Box 4 1", 4), ("Label 5 all", 5)] {
      try screen.row(row).select()
      #expect(mailbox.selection == value)
      #expect(try screen.row(row).isSelected)
    }
  }

  @Test func `What is set before a badge applies to the row`() throws {
    let mailbox = Mailbox()
    let screen = Screen { Boxes(mailbox: mailbox) }
    #expect(try screen.row("Inbox 3").rowMenu == ["Read"])
    try screen.row("Inbox 3").chooseInRowMenu("Read")
    #expect(mailbox.log == ["read"])
    #expect(try content(screen).row(at: 0).trait(RowInsetsKey.self)??.leading == 30)
  }

  @Test func `Each row of a group has the badge`() throws {
    let screen = Screen { Boxes(mailbox: Mailbox()) }
    #expect(try content(screen).count == 6)
    #expect(
      screen.texts == ["Inbox", "3", "Sent", "Box 3", "1", "Box 4", "1", "Label 5", "all", "Label 6", "all"])
  }

  @Test func `A badge is at the trailing edge, and appears and disappears with its number`() throws {
    let mailbox = Mailbox()
    let screen = Screen { Boxes(mailbox: mailbox) }
    let row = try screen.row("Sent").frame
    let height = row.height
    mailbox.unread = 7
    #expect(try screen.row("Sent 7").frame.height == height)
    #expect(try screen.text("7").frame.minX > screen.text("Sent").frame.maxX + 100)
    #expect(try screen.text("7").frame.maxX <= row.maxX)
    mailbox.unread = 0
    #expect(try screen.row("Sent").isSelected == false)
    #expect(!screen.text("7").exists)
  }

  @Test func `Outside of lists several views with a badge are still several`() throws {
    let screen = Screen {
      VStack(spacing: 10) {
        Group {
          Color.red.frame(height: 20).accessibilityIdentifier("first")
          Color.red.frame(height: 20).accessibilityIdentifier("second")
        }
        .badge(2)
      }
    }
    #expect(try screen.frame(of: "second").minY == screen.frame(of: "first").maxY + 10)
    #expect(screen.texts == [])
  }
}
