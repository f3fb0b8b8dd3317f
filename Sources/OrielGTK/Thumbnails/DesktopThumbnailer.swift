import CGtk
import FoundationEssentials
import Glibc
import OrielCore

/// A program of the desktop that creates thumbnails: an entry of `thumbnailers` in the XDG data folders.
struct DesktopThumbnailer: Sendable {
  /// The command with its placeholders.
  let command: [String]

  /// The programs by MIME type. Those in the user's folder take precedence.
  private static let all: [String: DesktopThumbnailer] = {
    var found: [String: DesktopThumbnailer] = [:]
    for folder in folders {
      for name in ResourceFolder(path: folder).names.sorted()
      where name.utf8.suffix(12).elementsEqual(".thumbnailer".utf8) {
        guard let (thumbnailer, types) = read("\(folder)/\(name)") else { continue }
        for type in types where found[type] == nil { found[type] = thumbnailer }
      }
    }
    return found
  }()

  private static var folders: [String] {
    var folders = [String(cString: g_get_user_data_dir())]
    var next = g_get_system_data_dirs()
    while let folder = next?.pointee {
      folders.append(String(cString: folder))
      next = next?.advanced(by: 1)
    }
    return folders.map { "\($0)/thumbnailers" }
  }

  /// The program for files of a MIME type.
  static func suited(to type: String) -> DesktopThumbnailer? { all[type] }

  private static func read(_ path: String) -> (DesktopThumbnailer, [String])? {
    guard let keys = g_key_file_new() else { return nil }
    defer { g_key_file_unref(keys) }
    guard g_key_file_load_from_file(keys, path, G_KEY_FILE_NONE, nil) != 0 else { return nil }
    func value(_ key: String) -> String? {
      guard let text = g_key_file_get_string(keys, "Thumbnailer Entry", key, nil) else { return nil }
      defer { g_free(text) }
      return String(cString: text)
    }
    if let program = value("TryExec") {
      guard let found = g_find_program_in_path(program) else { return nil }
      g_free(found)
    }
    guard let line = value("Exec"), let types = value("MimeType") else { return nil }
    var count: gint = 0
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    guard g_shell_parse_argv(line, &count, &arguments, nil) != 0, let arguments else { return nil }
    defer { g_strfreev(arguments) }
    let command = (0..<Int(count)).compactMap { arguments[$0].map { String(cString: $0) } }
    return (DesktopThumbnailer(command: command), types.split(separator: ";").map { String($0) })
  }

  /// The command for one file.
  func arguments(input: String, output: String, size: Int, type: String) -> [String] {
    command.map { argument in
      var result = ""
      var rest = argument[...]
      while let character = rest.popFirst() {
        guard character == "%", let code = rest.popFirst() else {
          result.append(character)
          continue
        }
        switch code {
        case "u": result += "file://\(input)"
        case "i": result += input
        case "o": result += output
        case "s": result += "\(size)"
        case "m": result += type
        case "%": result += "%"
        default: break
        }
      }
      return result
    }
  }
}
