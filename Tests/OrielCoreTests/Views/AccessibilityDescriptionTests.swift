import FoundationEssentials
import Testing

@testable import OrielCore
@testable import OrielTesting

/// What is said about a view beside its label, and what an app says itself.
@MainActor struct AccessibilityDescriptionTests {
  @Test func `Added content is said in the order of its importance, and replaced by its key`() throws {
    let screen = Screen {
      Text("Letter")
        .accessibilityCustomContent("From", "Ada")
        .accessibilityCustomContent(AccessibilityCustomContentKey("Due", id: "due"), "today", importance: .high)
        .accessibilityCustomContent(AccessibilityCustomContentKey("Date", id: "due"), "tomorrow", importance: .high)
        .accessibilityCustomContent(Text("Size"), Text("3 pages"))
      Text("Postcard")
        .accessibilityCustomContent("From", "Ada").accessibilityCustomContent(
          AccessibilityCustomContentKey("From"), nil)
    }
    #expect(try screen.text("Letter").accessibilityCustomContent == "Date: tomorrow, From: Ada, Size: 3 pages")
    #expect(try screen.text("Postcard").accessibilityCustomContent == "")
  }

  @Test func `A view has names for speech, a place in the order, and may not respond`() throws {
    let screen = Screen {
      Button("Send") {}.accessibilityInputLabels(["Send", "Submit"]).accessibilitySortPriority(2)
      Button("Shown") {}.accessibilityRespondsToUserInteraction(false)
    }
    #expect(try screen.button("Send").accessibilityInputLabels == ["Send", "Submit"])
    #expect(try screen.button("Send").accessibilitySortPriority == 2)
    #expect(try screen.button("Send").respondsToUserInteraction)
    #expect(try !screen.button("Shown").respondsToUserInteraction)
    #expect(try screen.button("Shown").accessibilitySortPriority == 0)
  }

  @Test func `Views that don't respond are no stops of the Tab key, controls and focusable ones are`() throws {
    let screen = Screen {
      Text("Picture").onTapGesture {}.contextMenu { Button("Open") {} }.accessibilityRespondsToUserInteraction(false)
      VStack {
        Text("Grid").focusable()
        Button("Stop") {}
      }
      .accessibilityRespondsToUserInteraction(false)
    }
    #expect(try screen.text("Grid").hasFocus)
    try screen.press(.tab, modifiers: [])
    #expect(try screen.button("Stop").hasFocus)
    try screen.press(.tab, modifiers: [])
    #expect(try screen.text("Grid").hasFocus)
  }

  @Test func `A view is named by the one that it is paired with`() throws {
    struct Card: View {
      @Namespace private var pairs
      @State private var isNamed = true
      var body: some View {
        if isNamed { Text("Volume").accessibilityLabeledPair(role: .label, id: "volume", in: pairs) }
        Button {
          isNamed = false
        } label: {
          Image(systemName: "speaker")
        }
        .accessibilityLabeledPair(role: .content, id: "volume", in: pairs)
        Button("Other") {}.accessibilityLabeledPair(role: .content, id: "balance", in: pairs)
      }
    }
    let screen = Screen { Card() }
    #expect(screen.button("Other").exists)
    try screen.button("Volume").tap()
    #expect(!screen.button("Volume").exists)
  }

  @Test func `An app announces what has happened`() throws {
    let screen = Screen {
      Button("Send") {
        AccessibilityNotification.Announcement("Sent").post()
        AccessibilityNotification.ScreenChanged("Inbox").post()
        AccessibilityNotification.ScreenChanged().post()
        AccessibilityNotification.LayoutChanged(3).post()
        AccessibilityNotification.PageScrolled("Page 2").post()
        var urgent = AttributedString("No network")
        urgent.accessibilitySpeechAnnouncementPriority = .high
        AccessibilityNotification.Announcement(urgent).post()
        AccessibilityNotification.Announcement("").post()
      }
    }
    let other = Screen { Text("Other") }
    try screen.button("Send").tap()
    #expect(screen.announcements == ["Sent", "Inbox", "Page 2", "No network"])
    #expect(other.announcements == [])
  }

  @Test func `A view is adjusted by the arrow keys, in the direction of its layout`() throws {
    struct Dial: View {
      @State private var value = 3
      var body: some View { Text("\(value)").accessibilityAdjustableAction { value += $0 == .increment ? 1 : -1 } }
    }
    let screen = Screen { Dial() }
    try screen.find(.text).focus()
    for (key, value) in [(KeyEquivalent.upArrow, "4"), (.rightArrow, "5"), (.leftArrow, "4"), (.downArrow, "3")] {
      try screen.press(key, modifiers: [])
      #expect(screen.texts == [value])
    }
    let mirrored = Screen { Dial().environment(\.layoutDirection, .rightToLeft) }
    try mirrored.find(.text).focus()
    try mirrored.press(.leftArrow, modifiers: [])
    #expect(mirrored.texts == ["4"])
  }

  @Test func `A view scrolls its content by Page Up and Page Down`() throws {
    let log = Log()
    let screen = Screen { Text("Page").accessibilityScrollAction { log("\($0)") } }
    try screen.text("Page").focus()
    try screen.press(.pageDown, modifiers: [])
    try screen.press(.pageUp, modifiers: [])
    #expect(log.entries == ["bottom", "top"])
  }

  @Test func `A drawing is operated as the control that represents it`() throws {
    struct Switch: View {
      @State private var isOn = false
      var body: some View {
        Text(isOn ? "Drawn on" : "Drawn off").accessibilityRepresentation { Toggle("Light", isOn: $isOn) }
      }
    }
    let screen = Screen { Switch() }
    #expect(try screen.text("Drawn off").view.attributes.accessibility.isHidden)
    try screen.toggle("Light").focus()
    try screen.press(.space, modifiers: [])
    #expect(screen.text("Drawn on").exists)
  }

  @Test func `A drawing is the group of the views that it stands for`() throws {
    let screen = Screen {
      Color.blue.accessibilityChildren { ForEach(1..<3, id: \.self) { Text("Point \($0)") } }.accessibilityLabel(
        "Chart")
    }
    #expect(screen.find(label: "Chart").exists)
    #expect(screen.texts == ["Point 1", "Point 2"])
  }
}
