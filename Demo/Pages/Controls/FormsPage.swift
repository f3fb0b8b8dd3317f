import Oriel

/// Forms: rows outside of sections, and labels in a column.
struct FormsPage: View {
  @State private var title = "The Dispossessed"
  @State private var author = ""
  @State private var password = "anarres"
  @State private var pages = 341
  @State private var notes = ""
  @State private var isRead = true
  @State private var language = "English"
  @State private var copies = 1
  @State private var progress = 0.4
  @State private var cover = Color.purple
  @State private var bought = Date(timeIntervalSince1970: 1_750_000_000)
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    PageColumn(.forms, "Rows of controls, in boxes and in columns.") {
      TextField("Title", text: $title)
      TextField("Author", text: $author, prompt: Text("First and last name"))
      SecureField("Password", text: $password)
      TextField("Pages", value: $pages, format: .number)
      TextField("Notes", text: $notes, axis: .vertical)
      rows
      LabeledContent("Shelf", value: "Fiction")
      Button("Clear the Notes") { notes = "" }
      Section("In columns") {
        if sizeClass == .compact, typeSize.isAccessibilitySize {
          Text("Two columns need a wider window, or smaller text.")
        } else {
          columns
        }
      }
    }
  }

  private var columns: some View {
    Form {
      TextField("Title", text: $title).accessibilityIdentifier("title in columns")
      SecureField("Password", text: $password)
      rows
      LabeledContent("Shelf", value: "Fiction")
      Button("Clear") { notes = "" }
    }
    .formStyle(.columns)
  }

  @ViewBuilder private var rows: some View {
    Toggle("Read", isOn: $isRead)
    Picker("Language", selection: $language) { ForEach(["English", "German"], id: \.self) { Text($0) } }
    Stepper("Copies", value: $copies, in: 0...9)
    Slider(value: $progress) { Text("Progress") }
    ColorPicker("Cover", selection: $cover)
    DatePicker("Bought", selection: $bought, displayedComponents: .date)
  }
}

extension Page {
  static let forms = Page("forms", "Forms", symbol: "list.bullet.rectangle", order: 36) { FormsPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.forms) }
