import Foundation

/// Converts PDF files, which GTK can't display, with pdftocairo of Poppler.
enum PDFConverter {
  /// The folders of programs.
  private static var usualFolders: [URL] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { URL(filePath: String($0)) }
  }

  /// The first page in SVG; nil if there is no converter in the folders, or if it fails.
  static func svg(of file: URL, programsIn folders: [URL] = usualFolders) -> Data? {
    let programs = folders.map { $0.appending(path: "pdftocairo") }
    guard let program = programs.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
      return nil
    }
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
}
