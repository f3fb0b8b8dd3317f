import Oriel

/// A form with focus that moves on.
struct LoginScreen: View {
  enum Field: Hashable {
    case name
    case password
  }

  @State private var password = ""
  @State private var error: LibraryError?
  @State private var showsError = false
  @FocusState private var focusedField: Field?
  @FocusState private var isNoteFocused: Bool
  @SceneStorage("note") private var note = ""
  @EnvironmentObject var account: Account
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Form {
      Section("Account") {
        TextField("Name", text: $account.name)
          .focused($focusedField, equals: .name)
          .onSubmit { focusedField = .password }
        SecureField("Password", text: $password)
          .focused($focusedField, equals: .password)
          .onSubmit(logIn)
      }
      Section {
        TextField("Note", text: $note, axis: .vertical)
          .focused($isNoteFocused)
          .lineLimit(4)
      } footer: {
        Text("Only you can see it.")
      }
      Button("Log In", action: logIn)
        .buttonStyle(.borderedProminent)
        .disabled(account.name.isEmpty || password.isEmpty)
    }
    .opacity(isEnabled ? 1 : 0.5)
    .onAppear { focusedField = .name }
    .onDisappear { password = "" }
    .alert(isPresented: $showsError, error: error) { _ in
      Button("Try Again", action: logIn)
      Button("Cancel", role: .cancel) { isNoteFocused = true }
    } message: { error in
      Text(error.recoverySuggestion ?? "")
    }
  }

  private func logIn() {
    guard password == "secret" else {
      error = .offline
      showsError = true
      return
    }
    account.isLoggedIn = true
  }
}
