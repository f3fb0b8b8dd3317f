import Oriel

/// Fields with suggestions, selections, borders and kinds of content.
struct TextInputSection: View {
  @State private var city = ""
  @State private var path = "pictures/holiday.jpg"
  @State private var selection: TextSelection?
  @State private var email = ""
  @State private var code = ""

  private static let cities = ["Berlin", "Bern", "Bergen", "Bremen", "Brest", "Lisbon", "London", "Łódź", "Lyon"]

  private var suggestions: [String] {
    city.isEmpty ? [] : Self.cities.filter { $0.localizedCaseInsensitiveContains(city) && $0 != city }
  }

  var body: some View {
    Section("Text input") {
      TextField("City", text: $city, prompt: Text("Such as Berlin"))
        .textInputSuggestions(suggestions, id: \.self) { Text($0).textInputCompletion($0) }
      TextField("File", text: $path, selection: $selection).textSelectionAffinity(.downstream)
      Row("Selection") {
        Button("Select the name") {
          let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
          selection = TextSelection(range: start..<(path[start...].lastIndex(of: ".") ?? path.endIndex))
        }
      }
      TextField("Email", text: $email).textContentType(.emailAddress).textInputAutocapitalization(.never)
      // Return in it submits nothing to the sections around.
      TextField("Code", text: $code).textContentType(.oneTimeCode).submitScope()
      Row("Borders") {
        HStack(spacing: 6) {
          TextField("Bordered", text: $city).textFieldStyle(.bordered)
          TextField("Capsule", text: $city).textFieldStyle(.bordered).textInputBorderShape(.capsule)
          TextField("Square", text: $city).textFieldStyle(.squareBorder)
        }
      }
    }
  }
}
