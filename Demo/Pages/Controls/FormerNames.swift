import Oriel

/// A menu, a field and items of the toolbar as older apps write them.
struct FormerNames: View {
  @State private var name = ""
  @State private var choice = "none"

  @available(*, deprecated) var body: some View {
    Row("Chosen: \(choice)") {
      MenuButton("Choose") { Button("First") { choice = "first" } }
        .menuButtonStyle(BorderlessButtonMenuButtonStyle())
      TextField("Name", text: $name).autocapitalization(.words).textFieldStyle(.squareBorder)
    }
    .navigationBarItems(trailing: Button("Clear") { name = "" })
    .statusBar(hidden: true)
    .statusBarHidden()
  }
}
