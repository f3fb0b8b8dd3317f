import Foundation

/// Property lists: `*.stringsdict` in XML, and `*.strings`.
enum PropertyList {
  /// The dictionary in a file. Nil and an error if it can't be read.
  static func dictionary(_ file: SourceFile, _ report: Report) -> [String: Any]? {
    guard let data = file.data(report) else { return nil }
    if data.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) { return [:] }
    do {
      if let entries = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] {
        return entries
      }
      report.fail("the property list is no dictionary", in: file.path)
    } catch {
      // Foundation has tried both formats. What is wrong in the older one is only in the description of another error.
      let formats = (error as NSError).userInfo
      let other = formats["kCFPropertyListOldStyleParsingError"].map { "\($0)".split(separator: "\"") }
      let own = file.kind == "strings" ? other?.dropFirst().first.map { String($0) } : nil
      let reason = own ?? formats["NSDebugDescription"] as? String ?? error.localizedDescription
      report.fail("the property list can't be read: \(reason)", in: file.path, line: line(in: reason))
    }
    return nil
  }

  /// The number behind the word "line" in a message.
  private static func line(in message: String) -> Int {
    let words = message.split { !$0.isLetter && !$0.isNumber }
    return zip(words, words.dropFirst()).first { $0.0 == "line" }.flatMap { Int($0.1) } ?? 1
  }
}
