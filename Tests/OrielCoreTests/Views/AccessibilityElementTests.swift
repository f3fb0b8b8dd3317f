import OrielTesting
import Testing

@testable import OrielCore

/// Views that are one element for assistive technology.
@MainActor struct AccessibilityElementTests {
  @Test func `An element takes the label, and its parts are hidden`() throws {
    let screen = Screen {
      HStack {
        Text("4.5")
        Image(systemName: "star")
      }
      .accessibilityElement(children: .ignore).accessibilityLabel("Rating").accessibilityValue("4.5 of 5")
    }
    let element = screen.find(label: "Rating")
    #expect(element.exists)
    #expect(try element.accessibilityValue == "4.5 of 5")
    #expect(try element.find(.stack).first.view.attributes.accessibility.isHidden)
  }

  @Test func `A combined element is named by its texts`() throws {
    let screen = Screen {
      VStack {
        Text("Ada")
        Text("Lovelace")
      }
      .accessibilityElement(children: .combine).accessibilityIdentifier("person")
    }
    #expect(screen.find(label: "Ada Lovelace").exists)
  }

  @Test func `Former names of modifiers set the attributes`() throws {
    let screen = Screen {
      Button("x") {}.accessibility(label: Text("Close")).accessibility(hint: Text("Ends it"))
        .accessibility(value: Text("open")).accessibility(identifier: "close").accessibility(hidden: false)
        .accessibility(addTraits: .isSelected).accessibility(removeTraits: .isHeader)
        .scrollDismissesKeyboard(.never).toolbarBackground(Color.red)
    }
    let button = screen.find(identifier: "close")
    #expect(try button.label == "Close")
    #expect(try button.accessibilityHint == "Ends it")
    #expect(try button.accessibilityValue == "open")
    #expect(try button.accessibilityTraits == .isSelected)
  }

  @Test func `A share link composes a mail`() throws {
    let log = Log()
    let screen = Screen {
      ShareLink(item: "A & B", subject: Text("Two words"), message: Text("Look:"))
        .environment(
          \.openURL,
          OpenURLAction {
            log($0.absoluteString)
            return .handled
          })
    }
    try screen.button("Share…").tap()
    #expect(log.entries == ["mailto:?subject=Two%20words&body=Look%3A%0A%0AA%20%26%20B"])
  }
}
