import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Rows whose only content is a control.
@MainActor struct RowControlTests {
  @MainActor @Observable final class Log { var lines: [String] = [] }

  @Test func `A click anywhere in a row follows the link that is its content`() throws {
    let screen = Screen {
      NavigationStack {
        List {
          NavigationLink("Wi-Fi") { Text("Networks") }
          NavigationLink("Sound") { Text("Loudspeakers") }.badge(2)
        }
      }
    }
    try screen.row("Wi-Fi").tap()
    #expect(screen.text("Networks").exists)
  }

  @Test func `Return in a row activates its only button`() throws {
    let log = Log()
    let screen = Screen {
      List {
        Button("One") { log.lines.append("one") }
        Button("Two") { log.lines.append("two") }.disabled(true)
        HStack {
          Text("Three")
          Button("Edit") { log.lines.append("edit") }
        }
      }
    }
    try screen.row("One").activate()
    #expect(log.lines == ["one"])
    #expect(throws: ScreenError.self) { try screen.row("Two").activate() }
    #expect(throws: ScreenError.self) { try screen.row("Three Edit").activate() }
    #expect(log.lines == ["one"])
  }

  @MainActor @Observable final class Switch { var isOn = false }

  @Test(arguments: [true, false]) func `A disabled toggle that is a row stays as it is`(isInForm: Bool) throws {
    let model = Switch()
    let screen = Screen {
      let toggle = Toggle("Switch", isOn: Bindable(model).isOn).disabled(true)
      if isInForm { Form { toggle } } else { List { toggle } }
    }
    if !isInForm { #expect(throws: ScreenError.self) { try screen.row("Switch").activate() } }
    // What a platform reports all the same.
    try screen.toggle("Switch").view.widget?.raise(ToggleEvent.toggled(true))
    #expect(!model.isOn)
    #expect(try !screen.toggle("Switch").isOn)
  }

  @Test(arguments: [true, false]) func `A link is as high as a row in a form and in a box`(isInForm: Bool) throws {
    let screen = Screen {
      NavigationStack {
        if isInForm {
          Form { NavigationLink("Link") { Text("Page") } }
        } else {
          GroupBox { NavigationLink("Link") { Text("Page") } }
        }
      }
    }
    #expect(try screen.button("Link").frame.height >= 34)
  }
}
