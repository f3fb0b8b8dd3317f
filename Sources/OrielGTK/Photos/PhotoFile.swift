import CGtk
import FoundationEssentials
import Glibc
import OrielCore

/// A picture or video of the user.
struct PhotoFile: Sendable {
  let item: ThumbnailItem
  /// The lowercase name, for the search.
  let searchName: String
  /// The folder in the library, such as `Holidays/2024`; empty for the top.
  let folder: String
  var traits: PhotoTraits
}

/// Finds the user's pictures and videos. Used on any thread but the main one.
struct PhotoScanner: Sendable {
  /// The paths of the folders Pictures and Videos.
  let roots: [String]

  init(roots: [String] = PhotoScanner.userFolders) {
    self.roots = roots.map { $0.utf8.last == UInt8(ascii: "/") && $0 != "/" ? String($0.dropLast()) : $0 }
  }

  static var userFolders: [String] {
    let home = String(cString: g_get_home_dir())
    func folder(_ directory: GUserDirectory, _ name: String) -> String {
      let path = g_get_user_special_dir(directory).map { String(cString: $0) }
      // If the folder doesn't exist, the desktop returns the home folder.
      return path.flatMap { $0 == home ? nil : $0 } ?? "\(home)/\(name)"
    }
    return [folder(G_USER_DIRECTORY_PICTURES, "Pictures"), folder(G_USER_DIRECTORY_VIDEOS, "Videos")]
  }

  /// Whether at least one of the folders can be read.
  var isPossible: Bool { roots.contains { access($0, R_OK | X_OK) == 0 } }

  private static let attributes =
    "standard::name,standard::type,standard::is-hidden,standard::is-backup,time::modified"
  /// The maximum depth of nested folders.
  private static let depth = 16

  /// All files, the newest first.
  ///
  /// - Parameter needed: the traits for which files have to be opened.
  func files(needing needed: PhotoTraits = []) -> [PhotoFile] {
    var found: [PhotoFile] = []
    var seen: Set<String> = []
    var kinds = FileKinds()
    for root in roots {
      // Both may be the same folder, or one may be inside of the other.
      scan(root, "", Self.depth, &kinds, &found, &seen)
    }
    if !needed.isDisjoint(with: .inside) {
      for index in found.indices { found[index].traits.formUnion(Self.look(inside: found[index], for: needed)) }
    }
    return found.sorted {
      let (first, second) = ($0.item.modified ?? 0, $1.item.modified ?? 0)
      return first != second ? first > second : $0.item.name < $1.item.name
    }
  }

  private func scan(
    _ path: String, _ folder: String, _ depth: Int, _ kinds: inout FileKinds, _ found: inout [PhotoFile],
    _ seen: inout Set<String>
  ) {
    guard depth > 0, seen.insert(path).inserted, let file = g_file_new_for_path(path) else { return }
    let handle = SharedObject(adopting: file)
    guard
      let list = g_file_enumerate_children(
        handle.pointer, Self.attributes, G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, nil, nil)
    else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    var here: [PhotoFile] = []
    var folders: [String] = []
    var movies: Set<String> = []
    let parents = folder.lowercased().split(separator: "/")
    let (isOfShots, isOfRecordings) = (
      parents.contains { $0 == "screenshots" }, parents.contains { $0 == "screencasts" }
    )
    while let next = g_file_enumerator_next_file(list, nil, nil) {
      let info = SharedObject(adopting: next)
      guard g_file_info_get_attribute_boolean(info.pointer, "standard::is-hidden") == 0,
        g_file_info_get_attribute_boolean(info.pointer, "standard::is-backup") == 0,
        let name = g_file_info_get_name(info.pointer).map({ String(cString: $0) })
      else { continue }
      switch g_file_info_get_file_type(info.pointer) {
      case G_FILE_TYPE_DIRECTORY: folders.append(name)
      case G_FILE_TYPE_REGULAR:
        guard let kind = kinds.kind(of: name) else { continue }
        let searchName = name.lowercased()
        if kind == .video, let stem = Self.stem(name, ["mov"]) { movies.insert(stem) }
        let modified = Int(clamping: g_file_info_get_attribute_uint64(info.pointer, "time::modified"))
        here.append(
          PhotoFile(
            item: ThumbnailItem(
              url: URL(filePath: "\(path)/\(name)", directoryHint: .notDirectory), name: name, modified: modified,
              isVideo: kind == .video),
            searchName: searchName, folder: folder,
            traits: kind.union(
              kind == .image
                ? isOfShots || searchName.utf8.starts(with: "screenshot".utf8) ? .screenshot : []
                : isOfRecordings || searchName.utf8.starts(with: "screencast".utf8) ? .screenRecording : [])))
      default: break
      }
    }
    for index in here.indices where !movies.isEmpty && here[index].traits.contains(.image) {
      let stem = Self.stem(here[index].item.name, ["heic", "heif", "jpg", "jpeg"])
      if let stem, movies.contains(stem) { here[index].traits.insert(.livePhoto) }
    }
    found += here
    for name in folders.sorted() {
      scan("\(path)/\(name)", folder.isEmpty ? name : "\(folder)/\(name)", depth - 1, &kinds, &found, &seen)
    }
  }

  /// The name without one of these extensions.
  private static func stem(_ name: String, _ extensions: [String]) -> String? {
    guard let dot = name.lastIndex(where: { $0 == "." }) else { return nil }
    return extensions.contains(name[name.index(after: dot)...].lowercased()) ? String(name[..<dot]) : nil
  }

  private static func look(inside file: PhotoFile, for needed: PhotoTraits) -> PhotoTraits {
    guard file.traits.contains(.image) else { return [] }
    let path = file.item.url.path(percentEncoded: false)
    var traits: PhotoTraits = []
    var width: Int32 = 0
    var height: Int32 = 0
    if needed.contains(.panorama), gdk_pixbuf_get_file_info(path, &width, &height) != nil, width >= 2 * height,
      height > 0
    {
      traits.insert(.panorama)
    }
    if needed.contains(.animated), isAnimated(path) { traits.insert(.animated) }
    return traits
  }

  /// Whether a GIF contains a repetition, or a WebP is marked as animated.
  private static func isAnimated(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = read(descriptor, &bytes, bytes.count)
    guard count > 21 else { return false }
    if bytes.starts(with: "GIF8".utf8) {
      let mark = Array("NETSCAPE2.0".utf8)
      return (0...max(count - mark.count, 0)).contains { bytes[$0...].starts(with: mark) }
    }
    return bytes[8...].starts(with: "WEBPVP8X".utf8) && bytes[20] & 2 != 0
  }
}

/// The kinds of files by their extensions, since many files share a few.
private struct FileKinds {
  private var known: [Substring: PhotoTraits?] = [:]

  /// A picture or a video; nil for other files.
  mutating func kind(of name: String) -> PhotoTraits? {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let ending = name[dot...]
    if let kind = known[ending] { return kind }
    guard let type = g_content_type_guess("name\(ending)", nil, 0, nil) else { return nil }
    defer { g_free(type) }
    let kind = PhotoTraits(contentType: String(cString: type))
    known[ending] = .some(kind)
    return kind
  }
}

extension PhotoTraits {
  /// A picture or a video; nil for other types.
  init?(contentType: String) {
    if contentType.utf8.starts(with: "image/".utf8) {
      self = .image
    } else if contentType.utf8.starts(with: "video/".utf8) {
      self = .video
    } else {
      return nil
    }
  }
}
