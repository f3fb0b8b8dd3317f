import Oriel

/// Text fields, and the last submitted text.
struct FieldsSection: View {
  @State private var name = ""
  @State private var password = ""
  @State private var comment = ""
  @State private var submitted: String?

  var body: some View {
    Section("Fields") {
      TextField("Name", text: $name, prompt: Text("Ada Lovelace"))
      SecureField("Password", text: $password)
      TextField("Comment", text: $comment, prompt: Text("A field that grows"), axis: .vertical)
        .lineLimit(4)
      Row("Styles") {
        HStack(spacing: 6) {
          TextField("Plain", text: $name).textFieldStyle(.plain)
          TextField("Rounded", text: $name).textFieldStyle(.roundedBorder)
        }
      }
      Row("Submitted with Return") {
        if let submitted {
          Text(submitted)
        } else {
          Text("Nothing yet").foregroundStyle(.secondary)
        }
      }
    }
    .onSubmit { submitted = name.isEmpty ? "An empty name" : name }
  }
}
