import CGtk
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Alerts in real windows whose buttons ask the next question through the binding of their own alert.
@MainActor final class ChainedAlertWindowTests: PopoverTestCase {
  struct Question: Identifiable {
    var id: Int
    /// An alert with a field has a window of its own; one without is GTK's dialog.
    var hasField: Bool { id == 2 }
  }

  private struct Quiz: View {
    let log: Log
    @State private var question: Question? = Question(id: 1)
    @State private var asksAgain = false
    @State private var left = 2

    var body: some View {
      Text("x").alert(
        "Question \(question?.id ?? 0)",
        isPresented: Binding(get: { question != nil }, set: { if !$0 { question = nil } }), presenting: question
      ) { question in
        if question.hasField { TextField("Name", text: .constant("")) }
        Button("Next") {
          log.entries.append(question.id)
          if question.id < 3 { self.question = Question(id: question.id + 1) } else { asksAgain = true }
        }
      }
      Text("y").alert("Again?", isPresented: $asksAgain) {
        Button("Again") {
          log.entries.append(10 + left)
          left -= 1
          if left > 0 { asksAgain = true }
        }
      }
    }
  }

  @MainActor final class Log { var entries: [Int] = [] }

  func testReturnAnswersOneQuestionAfterTheOther() async throws {
    let log = Log()
    let opened = try open(Quiz(log: log))
    for entry in [1, 2, 3, 12, 11] {
      var dialog: GtkWidgetPointer?
      wait("the alert before \(entry)") {
        dialog = activeWindow(over: opened)
        return dialog != nil
      }
      try Keyboard.press(["Return"])
      wait("the answer \(entry)") { log.entries.last == entry }
      wait("the end of the alert") { dialog.map { !toplevels.contains($0) } ?? false }
    }
    wait("the end") { toplevels == [opened.widget] }
    XCTAssertEqual(log.entries, [1, 2, 3, 12, 11])
    XCTAssertEqual(warnings, [])
  }
}
