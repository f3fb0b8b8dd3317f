/// Writes messages to the system's journal, or to the terminal where the app was started.
///
/// ```swift
/// private let log = Logger(subsystem: "com.example.Notes", category: "storage")
///
/// log.info("Opened \(url.path, privacy: .public), \(count) notes")
/// ```
///
/// GLib writes the messages: to the journal if the app was started by the desktop, with the fields `SUBSYSTEM` and
/// `CATEGORY`, and to the standard streams otherwise. The subsystem is GLib's log domain: messages of the levels
/// `trace`, `debug` and `info` appear only if the variable `G_MESSAGES_DEBUG` names it, or is `all`.
///
///     journalctl --user SUBSYSTEM=com.example.Notes
///     G_MESSAGES_DEBUG=com.example.Notes .build/debug/Notes
///
/// A message that isn't written isn't composed.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger of a part of an app.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a logger that writes to a log.
  public init(_ log: OSLog) {
    self.log = log
  }

  /// Creates a logger without subsystem and category.
  public init() {
    log = .default
  }

  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
    log.write(level, message)
  }

  /// Writes a message of the level ``OSLogType/default``.
  public func log(_ message: @autoclosure () -> OSLogMessage) {
    log.write(.default, message)
  }

  /// Writes a message for the app's developers: the same as ``debug(_:)``.
  public func trace(_ message: @autoclosure () -> OSLogMessage) {
    log.write(.debug, message)
  }

  /// Writes a message that helps to find a fault.
  public func debug(_ message: @autoclosure () -> OSLogMessage) {
    log.write(.debug, message)
  }

  /// Writes a message that may be of help, but isn't needed to understand a failure.
  public func info(_ message: @autoclosure () -> OSLogMessage) {
    log.write(.info, message)
  }

  /// Writes a message of the level ``OSLogType/default``: what is needed to understand a failure.
  public func notice(_ message: @autoclosure () -> OSLogMessage) {
    log.write(.default, message)
  }

  /// Writes a warning: the same as ``error(_:)``.
  public func warning(_ message: @autoclosure () -> OSLogMessage) {
    log.write(.error, message)
  }

  /// Writes about an error, as a warning of GLib.
  public func error(_ message: @autoclosure () -> OSLogMessage) {
    log.write(.error, message)
  }

  /// Writes about a fault of the app: the same as ``fault(_:)``.
  public func critical(_ message: @autoclosure () -> OSLogMessage) {
    log.write(.fault, message)
  }

  /// Writes about a fault of the app, as a critical message of GLib.
  public func fault(_ message: @autoclosure () -> OSLogMessage) {
    log.write(.fault, message)
  }
}
