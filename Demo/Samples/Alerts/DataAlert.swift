import Oriel

/// An alert for data.
struct DataAlert: View {
  @Bindable var run: SampleRun
  @State private var picture: Picture? = Picture(name: "Harbour.jpg", size: 2_400_000)

  var body: some View {
    SampleRow(run: run)
      .alert("Open the picture?", isPresented: $run.isPresented, presenting: picture) { picture in
        Choice("Cancel", role: .cancel, of: run)
        Choice("Open \(picture.name)", of: run)
      } message: { picture in
        Text("\(picture.name) takes \(picture.size, format: .byteCount(style: .file)).")
      }
  }
}
