import Oriel

/// A confirmation dialog for data.
struct DataDialog: View {
  @Bindable var run: SampleRun
  @State private var picture: Picture? = Picture(name: "Poster.png", size: 8_100_000)

  var body: some View {
    SampleRow(run: run)
      .confirmationDialog("Print the picture?", isPresented: $run.isPresented, presenting: picture) { picture in
        Choice("Print \(picture.name)", of: run)
        if picture.size > 1_000_000 {
          Choice("Print a Draft", of: run)
        }
      } message: { picture in
        Text("\(picture.name) takes \(picture.size, format: .byteCount(style: .file)).")
      }
  }
}
