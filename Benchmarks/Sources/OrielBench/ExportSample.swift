import BenchSupport
import Foundation
import Oriel

/// 200 MB of data.
struct Payload: FileDocument {
  static var readableContentTypes: [UTType] { [.data] }
  let data: Data

  init() { data = Data((0..<1_000_000).flatMap { _ in 0 as UInt8..<200 }) }

  init(configuration: ReadConfiguration) throws { data = configuration.file.regularFileContents ?? Data() }

  func fileWrapper(configuration: WriteConfiguration) -> FileWrapper {
    bench_export_begins()
    return FileWrapper(regularFileWithContents: data)
  }
}

struct ExportSample: View {
  @State private var isPresented = false
  @State private var payload = Payload()

  var body: some View {
    VStack {
      Text("Count: 0")
      Button("Count") { isPresented = true }
    }
    .fileExporter(isPresented: $isPresented, document: payload, contentType: .data) { result in
      if case .failure(let error) = result { fatalError("\(error)") }
      bench_export_done()
    }
    .onAppear { Driver.isPresented = $isPresented }
  }
}
