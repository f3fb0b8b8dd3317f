import CGtk
import Dispatch
import FoundationEssentials
import Glibc
import OrielCore

/// Runs a program of the desktop on one file in bubblewrap: without the network, the user's files and other processes.
enum ThumbnailSandbox {
  /// The program that creates sandboxes; nil if it isn't installed or can't be used.
  private static let bubblewrap: String? = {
    // A sandbox can't create another one.
    guard !Sandbox.isAround, let found = g_find_program_in_path("bwrap") else { return nil }
    defer { g_free(found) }
    let path = String(cString: found)
    // Some distributions forbid this to unprivileged programs, so it is tried once.
    let status = run([path, "--ro-bind", "/", "/", "--unshare-all", "--die-with-parent", "/bin/true"], filter: nil)
    return status == 0 ? path : nil
  }()

  /// Whether programs can be run in a sandbox.
  static var isAvailable: Bool { bubblewrap != nil && SystemCallFilter.program != nil }

  /// The maximum running time of a program, in seconds.
  private static let limit = 20

  /// The outcome of a program.
  enum Outcome {
    case thumbnail(SharedObject)
    /// The program can't process the file.
    case failed
    /// The program couldn't be run. The file hasn't caused it.
    case notRun
  }

  /// Creates a thumbnail with a program.
  static func thumbnail(of source: ThumbnailSource, by thumbnailer: DesktopThumbnailer, size: Int) -> Outcome {
    guard let bubblewrap, let filter = SystemCallFilter.open() else { return .notRun }
    defer { close(filter) }
    var template = Array("\(String(cString: g_get_tmp_dir()))/oriel-thumbnail-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return .notRun }
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    // The program may have left other files.
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let input = "/tmp/file" + fileExtension(of: source.path)
    let command = thumbnailer.arguments(input: input, output: "/tmp/out.png", size: size, type: source.contentType)
    guard let status = run([bubblewrap] + arguments(source, input, folder) + command, filter: filter) else {
      return .notRun
    }
    guard status == 0, let picture = ThumbnailOutput.read("\(folder)/out.png") else { return .failed }
    return .thumbnail(picture)
  }

  /// Some programs determine the type by the extension.
  private static func fileExtension(of path: String) -> String {
    let name = path[(path.lastIndex { $0 == "/" } ?? path.startIndex)...]
    guard let dot = name.lastIndex(where: { $0 == "." }) else { return "" }
    let letters = name[dot...].dropFirst()
    guard !letters.isEmpty, letters.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else { return "" }
    return String(name[dot...])
  }

  private static func arguments(_ source: ThumbnailSource, _ input: String, _ folder: String) -> [String] {
    var arguments = ["--ro-bind", "/usr", "/usr"]
    for path in ["/etc/ld.so.cache", "/var/cache/fontconfig", "/etc/alternatives"] {
      arguments += ["--ro-bind-try", path, path]
    }
    for name in ["bin", "lib", "lib64", "sbin"] {
      // If these aren't symbolic links, they contain what the programs need.
      var status = stat()
      guard lstat("/\(name)", &status) == 0 else { continue }
      let isLink = status.st_mode & S_IFMT == S_IFLNK
      arguments += isLink ? ["--symlink", "/usr//\(name)", "/\(name)"] : ["--ro-bind", "/\(name)", "/\(name)"]
    }
    // GStreamer's registry of plug-ins, which takes long to create.
    let cache = String(cString: g_get_user_cache_dir()) + "/oriel-thumbnailer"
    if g_mkdir_with_parents(cache, 0o700) == 0 {
      arguments += ["--setenv", "GST_REGISTRY_1_0", "\(cache)/registry.bin", "--bind", cache, cache]
    }
    return arguments + [
      "--proc", "/proc", "--dev", "/dev", "--chdir", "/", "--setenv", "GIO_USE_VFS", "local", "--unshare-all",
      "--die-with-parent", "--bind", folder, "/tmp", "--ro-bind", source.path, input, "--seccomp",
      "\(filterDescriptor)", "--",
    ]
  }

  /// The number of the filter's file descriptor in the child process.
  private static let filterDescriptor: gint = 9

  /// Runs a program without output, and waits for it.
  ///
  /// - Returns: its exit status, -1 if it was terminated; nil if it couldn't be started.
  private static func run(_ command: [String], filter: Int32?) -> Int? {
    let flags = G_SUBPROCESS_FLAGS_STDOUT_SILENCE.rawValue | G_SUBPROCESS_FLAGS_STDERR_SILENCE.rawValue
    guard let launcher = g_subprocess_launcher_new(GSubprocessFlags(rawValue: flags)) else { return nil }
    defer { g_object_unref(launcher.raw) }
    // The launcher closes the file.
    if let filter { g_subprocess_launcher_take_fd(launcher, dup(filter), filterDescriptor) }
    var arguments = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    let process = arguments.withUnsafeMutableBufferPointer { buffer in
      buffer.withMemoryRebound(to: UnsafePointer<CChar>?.self) {
        g_subprocess_launcher_spawnv(launcher, $0.baseAddress, nil)
      }
    }
    guard let process else { return nil }
    let handle = SharedObject(adopting: process)
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(limit)) { g_subprocess_force_exit(handle.pointer) }
    guard g_subprocess_wait(process, nil, nil) != 0, g_subprocess_get_if_exited(process) != 0 else { return -1 }
    return Int(g_subprocess_get_exit_status(process))
  }
}
