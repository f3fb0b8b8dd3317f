import Oriel

/// Fields whose focus is read and written.
struct FocusSection: View {
  private enum Field: String, CaseIterable {
    case street = "Street"
    case city = "City"
  }

  @State private var street = ""
  @State private var city = ""
  @FocusState private var focus: Field?

  var body: some View {
    Section("FocusState") {
      TextField(Field.street.rawValue, text: $street)
        .focused($focus, equals: .street)
        .onSubmit { focus = .city }
      TextField(Field.city.rawValue, text: $city)
        .focused($focus, equals: .city)
        .onSubmit { focus = nil }
      Row("The keyboard is in") {
        Flow {
          Text(focus?.rawValue ?? "neither").foregroundStyle(.secondary)
          Button("Go to Street") { focus = .street }
          Button("Go to City") { focus = .city }
        }
      }
    }
  }
}
