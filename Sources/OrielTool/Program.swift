import Foundation

/// A program of this machine.
struct Program {
  let name: String

  init(_ name: String) { self.name = name }

  /// The file of a program in PATH; nil if there is none.
  static func find(_ name: String) -> URL? {
    if name.contains("/") { return URL(filePath: name) }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return folders.map { URL(filePath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Runs the program; its output goes where that of this one goes. Throws if it fails.
  func run(_ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]) throws {
    let process = try start(arguments, folder, environment) { _ in }
    process.waitUntilExit()
    try check(process)
  }

  /// Runs the program, and returns its output. Throws if it fails.
  ///
  /// - Parameter withErrors: whether messages are a part of the output; if not, they go where those of this program go.
  func output(_ arguments: [String], in folder: URL? = nil, withErrors: Bool = false) throws -> String {
    let pipe = Pipe()
    let process = try start(arguments, folder, [:]) {
      $0.standardOutput = pipe
      if withErrors { $0.standardError = pipe }
    }
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    do {
      try check(process)
    } catch {
      throw withErrors ? Failure("\(error)\n\(text)", status: error.status) : error
    }
    return text
  }

  private func start(
    _ arguments: [String], _ folder: URL?, _ environment: [String: String], _ prepare: (Process) -> Void
  ) throws -> Process {
    guard let file = Self.find(name) else { throw Failure("\(name) isn't installed") }
    let process = Process()
    process.executableURL = file
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    prepare(process)
    try process.run()
    return process
  }

  private func check(_ process: Process) throws(Failure) {
    guard process.terminationReason == .exit else {
      throw Failure("\(name) was ended by signal \(process.terminationStatus)")
    }
    let status = process.terminationStatus
    guard status == 0 else { throw Failure("\(name) failed, with exit status \(status)", status: status) }
  }
}
