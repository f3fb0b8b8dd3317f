import Foundation

/// A file or a folder of the input.
struct SourceFile {
  let url: URL

  var path: String { url.path }
  var name: String { url.lastPathComponent }
  /// The name without its extension.
  var stem: String { url.deletingPathExtension().lastPathComponent }
  var kind: String { url.pathExtension.lowercased() }

  func appending(_ name: String) -> SourceFile { SourceFile(url: url.appending(path: name)) }

  var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// What is in the folder, in the order of the names; hidden files are left out.
  var contents: [SourceFile] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { appending($0) }
  }

  /// The bytes of the file. Nil and an error if it can't be read.
  func data(_ report: Report) -> Data? {
    if let data = try? Data(contentsOf: url) { return data }
    report.fail("the file can't be read", in: path)
    return nil
  }

  /// The JSON in the file. Nil and an error if it can't be read.
  func json(_ report: Report) -> JSON? {
    guard let data = data(report) else { return nil }
    guard let text = String(data: data, encoding: .utf8) else {
      report.fail("the file isn't in UTF-8", in: path)
      return nil
    }
    do {
      return try JSON(text)
    } catch {
      report.fail("this is no JSON: \(error.message)", in: path, line: error.line)
      return nil
    }
  }
}
