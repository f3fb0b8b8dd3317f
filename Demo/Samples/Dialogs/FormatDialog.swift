import Oriel

/// A choice of one of many options.
struct FormatDialog: View {
  @Bindable var run: SampleRun

  var body: some View {
    SampleRow(run: run)
      .confirmationDialog("Export the picture as", isPresented: $run.isPresented) {
        ForEach(["AVIF", "GIF", "JPEG", "PNG", "TIFF", "WebP"], id: \.self) { format in
          Choice(format, of: run)
        }
      }
  }
}
