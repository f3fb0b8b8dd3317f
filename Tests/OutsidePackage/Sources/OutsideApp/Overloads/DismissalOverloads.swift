import Oriel

/// The 6 overloads of `dismissalConfirmationDialog`.
struct DismissalOverloads: View {
  @State private var isEdited = false
  private let title = "Close the window that was made at run time?"

  var body: some View {
    Toggle("Edited", isOn: $isEdited)
      .dismissalConfirmationDialog(title, shouldPresent: isEdited) {
        Button("Close") {}
      }
      .dismissalConfirmationDialog(title, shouldPresent: isEdited) {
        Button("Close") {}
      } message: {
        Text("A message")
      }
      .dismissalConfirmationDialog("Close the window?") {
        Button("Close", role: .destructive) {}
        Button("Stay", role: .cancel) {}
      }
      .dismissalConfirmationDialog("Close the window?", shouldPresent: isEdited) {
        Button("Close", role: .destructive) {}
      } message: {
        Text("What was edited would be lost.")
      }
      .dismissalConfirmationDialog(Text("Close the window?"), shouldPresent: isEdited) {
        Button("Close") {}
      }
      .dismissalConfirmationDialog(Text("Close the window?"), shouldPresent: isEdited) {
        Button("Close") {}
      } message: {
        Text("A message")
      }
  }
}
