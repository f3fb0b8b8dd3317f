import Oriel

/// A form with bindings to the page behind it.
struct FormSheet: View {
  @Bindable var run: SampleRun
  @State private var name = ""
  @State private var town = ""
  @State private var isFriend = false

  var body: some View {
    SampleRow(run: run, value: "name: \(name.isEmpty ? "none" : name)")
      .sheet(isPresented: $run.isPresented, onDismiss: run.noteDismissal) {
        VStack(spacing: 0) {
          Form {
            Section("Contact") {
              TextField("Name", text: $name)
              TextField("Town", text: $town)
              Toggle("Friend", isOn: $isFriend)
            }
          }
          HStack {
            Button("Cancel", role: .cancel) {
              run.note("pressed Cancel")
              run.isPresented = false
            }
            .keyboardShortcut(.cancelAction)
            Spacer()
            Button("Save") {
              run.note("pressed Save")
              run.isPresented = false
            }
            .keyboardShortcut(.defaultAction)
            .disabled(name.isEmpty)
          }
          .padding(18)
        }
        .frame(minWidth: 380)
        .navigationTitle("Contact")
      }
  }
}
