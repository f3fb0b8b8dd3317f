import OrielCore
import XCTest

/// Screens with sheets, alerts and popovers.
@MainActor final class PresentationAgreementTests: AgreementTestCase {
  private struct Sheets: View {
    @State private var isEditing = false
    @State private var name = "Ada"

    var body: some View {
      VStack {
        Text("Hello \(name)")
        Button("Edit") { isEditing = true }
          .sheet(isPresented: $isEditing) { Editor(name: $name) }
      }
    }
  }

  private struct Editor: View {
    @Binding var name: String
    @State private var draft = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Form {
        TextField("Name", text: $draft)
      }
      .navigationTitle("Edit the name")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") {
            name = draft
            dismiss()
          }
          .disabled(draft.isEmpty)
        }
      }
    }
  }

  func testASheetWithConfirmAndCancel() async throws {
    try await compare(
      Sheets(),
      [
        .tap("Edit"), .type("grace"), .tap("Done"), .tap("Edit"), .type("x"), .press("Escape"), .tap("Edit"),
        .tap("Cancel"),
      ])
  }

  private struct Alerts: View {
    @State private var asks = false
    @State private var asksAgain = false
    @State private var log = "nothing"

    var body: some View {
      VStack {
        Button("Delete") { asks = true }
          .alert("Delete it?", isPresented: $asks) {
            Button("Delete", role: .destructive) { asksAgain = true }
            Button("Cancel", role: .cancel) { log = "kept" }
          } message: {
            Text("It is gone for good.")
          }
          .alert("Really?", isPresented: $asksAgain) {
            Button("Yes") { log = "deleted" }.keyboardShortcut(.defaultAction)
            Button("No", role: .cancel) { log = "kept after all" }
          }
        Text(log)
      }
    }
  }

  func testAlertsOneAfterTheOther() async throws {
    try await compare(
      Alerts(),
      [
        .tap("Delete"), .press("Escape"), .tap("Delete"), .tap("Delete"), .press("Return"), .tap("Delete"),
        .tap("Delete"), .press("Escape"), .press("space"),
      ])
  }

  private struct Popovers: View {
    @State private var isShown = false
    @State private var isSearchShown = false
    @State private var text = ""

    var body: some View {
      VStack {
        Button("Info") { isShown = true }
          .popover(isPresented: $isShown) {
            VStack {
              Text("Some information")
              Button("Close") { isShown = false }
            }
          }
        Button("Search") { isSearchShown = true }
          .popover(isPresented: $isSearchShown) { TextField("Words", text: $text) }
        Text("words: \(text)")
      }
    }
  }

  func testPopovers() async throws {
    try await compare(
      Popovers(),
      [
        .tap("Info"), .tap("Close"), .tap("Info"), .press("Escape"), .tap("Search"), .type("abc"), .press("Escape"),
        .press("Tab"),
      ])
  }

  private struct Inspected: View {
    @State private var isShown = false
    @State private var note = ""

    var body: some View {
      VStack {
        Text("Document \(note)")
        Button("Inspect") { isShown.toggle() }
      }
      .inspector(isPresented: $isShown) {
        Form {
          TextField("Note", text: $note)
          Button("Hide") { isShown = false }
        }
      }
    }
  }

  func testAnInspector() async throws {
    try await compare(
      Inspected(),
      [.tap("Inspect"), .tap("Note"), .type("n"), .press("Tab"), .press("space"), .tap("Inspect"), .tap("Inspect")])
  }

  private struct Nested: View {
    @State private var isOpen = false

    var body: some View {
      Button("Open") { isOpen = true }
        .sheet(isPresented: $isOpen) { Middle() }
    }
  }

  private struct Middle: View {
    @State private var asks = false
    @State private var isDeeper = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Button("Deeper") { isDeeper = true }.sheet(isPresented: $isDeeper) { Text("At the bottom") }
        Button("Close") { asks = true }
          .confirmationDialog("Close it?", isPresented: $asks) {
            Button("Close now") { dismiss() }
            Button("Stay", role: .cancel) {}
          }
      }
      .padding()
    }
  }

  func testSheetsAndQuestionsAboveEachOther() async throws {
    try await compare(
      Nested(),
      [
        .tap("Open"), .tap("Deeper"), .press("Escape"), .tap("Close"), .tap("Stay"), .tap("Close"), .tap("Close now"),
      ])
  }
}
