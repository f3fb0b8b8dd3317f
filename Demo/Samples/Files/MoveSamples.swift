import Oriel

/// Moves the last exported file.
struct MoveLast: View {
  @Bindable var run: SampleRun
  let desk: Desk

  var body: some View {
    SampleRow(run: run, value: "file: \(desk.exported?.lastPathComponent ?? "none")", isEnabled: desk.exported != nil)
      .fileMover(isPresented: $run.isPresented, file: desk.exported) { result in
        run.note(result)
        if case .success(let url) = result { desk.exported = url }
      } onCancellation: {
        run.note("cancelled")
      }
  }
}

/// Moves the files that were exported together.
struct MoveMany: View {
  @Bindable var run: SampleRun
  let desk: Desk

  var body: some View {
    SampleRow(run: run, value: "files: \(desk.exportedTogether.count)", isEnabled: !desk.exportedTogether.isEmpty)
      .fileMover(isPresented: $run.isPresented, files: desk.exportedTogether) { result in
        run.note(result)
        if case .success(let urls) = result { desk.exportedTogether = urls }
      } onCancellation: {
        run.note("cancelled")
      }
  }
}
