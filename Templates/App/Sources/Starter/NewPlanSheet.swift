import Oriel

/// Asks for the title of a new plan.
struct NewPlanSheet: View {
  let add: (String) -> Void
  @State private var title = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("What do you want to do?", text: $title)
          .onSubmit(finish)
      }
      .navigationTitle("New Plan")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Add", action: finish).disabled(title.isEmpty)
        }
      }
    }
    .presentationDetents([.height(130)])
  }

  private func finish() {
    guard !title.isEmpty else { return }
    add(title)
    dismiss()
  }
}
