import Foundation
import Observation
import OrielCore
import OrielTesting
import Testing

/// The examples of the documentation, so that they stay true.
@MainActor struct DocumentationTests {
  @Observable @MainActor final class Store {
    var files = ["letter.txt", "notes.txt"]
    func delete(_ file: String) { files.removeAll { $0 == file } }
  }

  private struct FileList: View {
    let store: Store
    @State private var doomed: String?

    var body: some View {
      List(store.files, id: \.self) { file in
        HStack {
          Text(file)
          Spacer()
          Button("Delete") { doomed = file }
        }
        .accessibilityIdentifier(file)
      }
      .alert(
        "Delete the file?", isPresented: Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } }),
        presenting: doomed
      ) { file in
        Button("Delete", role: .destructive) { store.delete(file) }
        Button("Cancel", role: .cancel) {}
      } message: { file in
        Text("\(file) is gone for good.")
      }
    }
  }

  @Test func `Deleting asks first`() throws {
    let store = Store()
    let screen = Screen { FileList(store: store) }

    try screen.find(identifier: "letter.txt").button("Delete").tap()
    let alert = try screen.alert
    #expect(alert.title == "Delete the file?")
    #expect(alert.message == "letter.txt is gone for good.")
    #expect(alert.buttons.map(\.label) == ["Cancel", "Delete"])

    // Escape means the button with the role .cancel.
    try screen.pressEscape()
    #expect(store.files == ["letter.txt", "notes.txt"])

    try screen.find(identifier: "letter.txt").button("Delete").tap()
    try screen.answer("Delete")
    #expect(store.files == ["notes.txt"])
    #expect(!screen.text("letter.txt").exists)

    #expect(
      screen.trace == [
        .windowOpened("Test"),
        .presented("Delete the file?"), .pressed("Cancel", in: "Delete the file?"),
        .presented("Delete the file?"), .pressed("Delete", in: "Delete the file?"),
      ])
  }

  @Test func `What is behind the alert can't be reached`() throws {
    let screen = Screen { FileList(store: Store()) }
    try screen.find(identifier: "letter.txt").button("Delete").tap()
    let error = #expect(throws: ScreenError.self) {
      try screen.find(identifier: "letter.txt").button("Delete").tap()
    }
    #expect(
      error?.description.hasPrefix(
        """
        can't tap the button "Delete" in what is identified as "letter.txt": the alert "Delete the file?" is in front of it
        window "Test"
          list
            row "letter.txt Delete"
              stack #letter.txt (horizontal)
                text "letter.txt"
                spacer
                button "Delete"
        """) == true)
  }

  // MARK: A sheet

  private struct Profile: View {
    @State private var name = "Ada"
    @State private var isEditing = false

    var body: some View {
      Text("Hello, \(name)!")
      Button("Edit…") { isEditing = true }
        .sheet(isPresented: $isEditing) { NameEditor(name: $name) }
    }
  }

  private struct NameEditor: View {
    @Binding var name: String
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Form {
        TextField("Name", text: $name)
        Button("Done") { dismiss() }
      }
      .navigationTitle("Your name")
      .interactiveDismissDisabled(name.isEmpty)
      .presentationDetents([.height(150), .large])
    }
  }

  @Test func `A name is edited in a sheet`() throws {
    let screen = Screen { Profile() }
    try screen.button("Edit…").tap()

    let sheet = try screen.sheet
    #expect(sheet.title == "Your name")
    #expect(sheet.detents.first == 150)
    #expect(try sheet.textField("Name").hasFocus)

    // What is in the sheet is live.
    try sheet.textField("Name").replaceText(with: "Grace")
    #expect(screen.text("Hello, Grace!").exists)

    // Without a name nothing that the user does closes it.
    try sheet.textField("Name").replaceText(with: "")
    #expect(throws: ScreenError.self) { try sheet.close() }
    try sheet.button("Done").tap()
    #expect(!sheet.isOnScreen)
  }

  // MARK: Files

  private struct Memo: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var text: String

    init(text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct MemoView: View {
    @State private var isExporting = false
    @State private var status = "not saved"

    var body: some View {
      Text(status)
      Button("Save…") { isExporting = true }
        .fileExporter(
          isPresented: $isExporting, document: Memo(text: "Buy milk"), contentTypes: [.plainText],
          defaultFilename: "Memo"
        ) { result in
          if case .success(let url) = result { status = "saved as \(url.lastPathComponent)" }
        } onCancellation: {
          status = "cancelled"
        }
    }
  }

  @Test func `A memo is saved`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let screen = Screen { MemoView() }

    try screen.button("Save…").tap()
    #expect(try screen.fileDialog.suggestedName == "Memo.txt")
    try screen.pressEscape()
    #expect(screen.text("cancelled").exists)

    // The extension is added.
    try screen.button("Save…").tap()
    try screen.fileDialog.choose(folder.appending(path: "Shopping"))
    try await screen.finishFileWork()
    #expect(screen.text("saved as Shopping.txt").exists)
    #expect(try String(contentsOf: folder.appending(path: "Shopping.txt"), encoding: .utf8) == "Buy milk")

    // A file that the user hasn't chosen to replace is asked about.
    try screen.button("Save…").tap()
    try screen.fileDialog.choose(folder.appending(path: "Shopping"))
    try await screen.finishFileWork()
    try screen.answer("Replace")
    try await screen.finishFileWork()
    #expect(screen.fileDialogs.isEmpty)
  }

  private struct Greeting: View {
    var body: some View {
      Text("Good morning")
        .padding(10)
        .background(.yellow)
        .accessibilityIdentifier("bubble")
    }
  }

  @Test func `A greeting breaks in a narrow window`() throws {
    let wide = Screen(size: .unspecified) { Greeting() }
    #expect(try wide.frame(of: "bubble") == CGRect(x: 0, y: 0, width: 116, height: 36))

    let narrow = Screen(size: ProposedViewSize(width: 80, height: nil)) { Greeting() }
    #expect(narrow.size == CGSize(width: 76, height: 52))
    #expect(narrow.overlaps == [])
  }

  @Test func `A row has the size of its texts`() {
    let screen = Screen(size: .unspecified) {
      HStack(spacing: 10) {
        Text("Name")
        Text("Ada")
      }
    }
    #expect(screen.size == CGSize(width: 66, height: 16))
  }
}
