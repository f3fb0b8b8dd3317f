import Foundation

/// Converts PDF files, which GTK can't display, with pdftocairo of Poppler.
enum PDFConverter {
  /// The first page in SVG; nil if there is no converter, or if it fails.
  static func svg(of file: URL) -> Data? {
    guard let program = program(named: "pdftocairo") else { return nil }
    let process = Process()
    process.executableURL = program
    process.arguments = ["-svg", "-f", "1", "-l", "1", file.path, "-"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = (try? output.fileHandleForReading.readToEnd()) ?? nil
    process.waitUntilExit()
    return process.terminationStatus == 0 ? data : nil
  }

  private static func program(named name: String) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(filePath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
