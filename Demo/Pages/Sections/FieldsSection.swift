import Oriel

/// Text fields, and the last submitted text.
struct FieldsSection: View {
  @State private var name = ""
  @State private var password = ""
  @State private var comment = ""
  @State private var submitted: String?
  @State private var amount = 12.5
  @State private var rate = 0.19

  private static let percent: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .percent
    return formatter
  }()

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
      TextField("Amount", value: $amount, format: .number)
      TextField("Rate", value: $rate, formatter: Self.percent)
      TextField(text: $name, prompt: Text("Views as a label")) { Label("Person", systemImage: "person") }
      Row("Values") { Text("\(amount.formatted()) and \(rate.formatted())") }
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
