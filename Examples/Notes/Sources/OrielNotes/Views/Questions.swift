import Oriel

/// Asks the user what a browser has to know.
struct Questions: ViewModifier {
  let browser: Browser
  @State private var name = ""
  @State private var address = ""

  func body(content: Content) -> some View {
    content
      .alert("New Folder", isPresented: browser.isAsking { if case .newFolder = $0 { true } else { false } }) {
        TextField("Name", text: $name)
        Button("Create") { browser.addFolder(name) }
        Button("Cancel", role: .cancel) {}
      }
      .alert("Rename Folder", isPresented: browser.isAsking { if case .renameFolder = $0 { true } else { false } }) {
        TextField("Name", text: $name)
        Button("Rename") { if case .renameFolder(let old) = browser.question { browser.renameFolder(old, to: name) } }
        Button("Cancel", role: .cancel) {}
      }
      .alert("Link", isPresented: browser.isAsking { if case .address = $0 { true } else { false } }) {
        TextField("Address", text: $address)
        Button("Set Link") { browser.draft?.setLink(URL(string: address)) }
        Button("Cancel", role: .cancel) {}
      }
      .alert("Delete for good?", isPresented: browser.isAsking { if case .erase = $0 { true } else { false } }) {
        Button("Delete", role: .destructive) { if case .erase(let notes) = browser.question { browser.erase(notes) } }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This can’t be undone.")
      }
      .onChange(of: startingName) { name = startingName }
      .onChange(of: browser.draft?.link, initial: true) { address = browser.draft?.link?.absoluteString ?? "https://" }
  }

  /// What the field of a name has at first.
  private var startingName: String { if case .renameFolder(let name) = browser.question { name } else { "" } }
}
