import Oriel

/// An alert and an action sheet as older apps write them.
struct FormerAlerts: View {
  @State private var asks = false
  @State private var chooses = false
  @State private var answer = "none"

  @available(*, deprecated) var body: some View {
    Row("Answer: \(answer)") {
      Button("Ask…") { asks = true }
        .alert(isPresented: $asks) {
          Alert(
            title: Text("Delete the note?"), message: Text("This can't be undone."),
            primaryButton: .destructive(Text("Delete")) { answer = "deleted" },
            secondaryButton: .cancel { answer = "cancelled" })
        }
      Button("Choose…") { chooses = true }
        .actionSheet(isPresented: $chooses) {
          ActionSheet(
            title: Text("Which format?"),
            buttons: [.default(Text("PDF")) { answer = "PDF" }, .default(Text("Text")) { answer = "text" }])
        }
    }
  }
}
