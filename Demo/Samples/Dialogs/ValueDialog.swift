import Oriel

/// A confirmation dialog that is presented while there is a value.
struct ValueDialog: View {
  @State private var printed: Picture?
  @State private var result = "Nothing printed"

  var body: some View {
    Row("\(result)") {
      Button("Print Harbour…") { printed = Picture(name: "Harbour.jpg", size: 2_400_000) }
      Button("Print Poster…") { printed = Picture(name: "Poster.png", size: 8_100_000) }
    }
    .confirmationDialog("Print the picture?", item: $printed, titleVisibility: .visible) { picture in
      Button("Print \(picture.name)") { result = "Printed \(picture.name)" }
    } message: { picture in
      Text("\(picture.name) takes \(picture.size, format: .byteCount(style: .file)).")
    }
  }
}
