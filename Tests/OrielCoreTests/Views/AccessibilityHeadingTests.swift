import Testing

@testable import OrielCore
@testable import OrielTesting

/// What assistive technology lists as the parts of a window.
@MainActor struct AccessibilityHeadingTests {
  @Test func `The header of a section is a heading of level 2`() throws {
    let screen = Screen {
      Form {
        Section("Account") { Text("Name") }
        Section {
          Text("Size")
        } header: {
          Text("Disk").padding()
        }
      }
    }
    for title in ["Account", "Disk"] {
      #expect(try screen.text(title).isHeading)
      #expect(try screen.text(title).headingLevel == .h2)
    }
    for text in ["Name", "Size"] { #expect(try !screen.text(text).isHeading) }
  }

  @Test func `The header of a section of a list is a heading, and its footer isn't`() throws {
    let screen = Screen {
      List {
        Section {
          Text("Letter")
        } header: {
          Text("Files")
        } footer: {
          Text("1 file")
        }
      }
    }
    #expect(try screen.text("Files").isHeading)
    #expect(try !screen.text("Letter").isHeading)
    #expect(try !screen.text("1 file").isHeading)
  }

  @Test func `The title of a group box is a heading of level 3`() throws {
    let screen = Screen { GroupBox("Account") { Text("Name") } }
    #expect(try screen.text("Account").headingLevel == .h3)
    #expect(try !screen.text("Name").isHeading)
  }

  @Test func `An app makes headings, and decides about those of its sections`() throws {
    let screen = Screen {
      Text("Title").accessibilityHeading(.h1)
      Text("Trait").accessibilityAddTraits(.isHeader)
      Text("Former").accessibilityHeading(.h1).accessibilityRemoveTraits(.isHeader)
      Section {
      } header: {
        Text("Large").accessibilityHeading(.h1)
      }
      Section {
      } header: {
        Text("None").accessibilityRemoveTraits(.isHeader)
      }
    }
    #expect(try screen.text("Title").headingLevel == .h1)
    #expect(try screen.text("Trait").isHeading)
    #expect(try screen.text("Trait").headingLevel == nil)
    #expect(try !screen.text("Former").isHeading)
    #expect(try screen.text("Large").headingLevel == .h1)
    #expect(try !screen.text("None").isHeading)
  }

  @Test func `The icon of a label is decoration, unless it has a label of its own`() throws {
    func isDecorative(_ image: ScreenElement) throws -> Bool {
      try #require(try image.view.element as? ImageElement).isDecorative
    }
    let screen = Screen {
      Label {
        Text("Files")
      } icon: {
        Image(systemName: "folder")
      }
      Label {
        Text("Mail")
      } icon: {
        Image("envelope", label: Text("New mail"))
      }
    }
    #expect(try isDecorative(screen.find(.image)[0]))
    #expect(try !isDecorative(screen.find(.image)[1]))
  }

  @Test func `A control is named by the words of the symbol that it consists of`() {
    #expect(ImageReference.symbol("square.and.arrow.up").words == "square and arrow up")
    #expect(ImageReference.icon("document-open-symbolic").words == "document open")
    #expect(ImageReference.resource("logo", nil).words == "logo")
    #expect(ImageReference.icon("symbolic").words == nil)
  }
}
