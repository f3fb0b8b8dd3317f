import Oriel

/// Text fields, and a button whose state depends on them.
struct LoginAlert: View {
  @Bindable var run: SampleRun
  @State private var name = ""
  @State private var password = ""

  var body: some View {
    SampleRow(run: run)
      .alert("Log in to the archive", isPresented: $run.isPresented) {
        TextField("Name", text: $name)
        SecureField("Password", text: $password)
        Choice("Cancel", role: .cancel, of: run)
        Choice("Log In", of: run) { password = "" }
          .disabled(name.isEmpty || password.isEmpty)
      } message: {
        Text("The password isn’t kept.")
      }
  }
}
