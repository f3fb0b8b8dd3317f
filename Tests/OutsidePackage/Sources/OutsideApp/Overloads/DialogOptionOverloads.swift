import Oriel

/// `dialogIcon`, `dialogSeverity` and the 4 overloads of `dialogSuppressionToggle`.
struct DialogOptionOverloads: View {
  @State private var isPresented = false
  @State private var isSuppressed = false
  private let title = "Made at run time"

  var body: some View {
    VStack {
      Button("Show") { isPresented = !isSuppressed }
        .alert("Continue?", isPresented: $isPresented) {
          Button("Continue") {}
        }
        .dialogIcon(Image(systemName: "trash"))
        .dialogSeverity(.critical)
        .dialogSuppressionToggle(isSuppressed: $isSuppressed)
      Text("Others")
        .dialogSuppressionToggle("Don’t ask me again", isSuppressed: $isSuppressed)
        .dialogSeverity(.standard)
      Text("Others")
        .dialogSuppressionToggle(title, isSuppressed: $isSuppressed)
        .dialogSeverity(.automatic)
      Text("Others")
        .dialogSuppressionToggle(Text("Don’t ask"), isSuppressed: $isSuppressed)
        .dialogIcon(nil)
    }
  }
}
