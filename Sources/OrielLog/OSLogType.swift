import CGtk

/// How important a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level.
  public let rawValue: UInt8

  /// Creates a level.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// For the app's developers. Written only where `G_MESSAGES_DEBUG` asks for it.
  public static let debug = OSLogType(rawValue: 0x02)
  /// Of help, but not needed. Written only where `G_MESSAGES_DEBUG` asks for it.
  public static let info = OSLogType(rawValue: 0x01)
  /// What is needed to understand a failure.
  public static let `default` = OSLogType(rawValue: 0x00)
  /// An error: a warning of GLib.
  public static let error = OSLogType(rawValue: 0x10)
  /// A fault of the app: a critical message of GLib.
  public static let fault = OSLogType(rawValue: 0x11)

  var level: GLogLevelFlags {
    switch self {
    case .debug: G_LOG_LEVEL_DEBUG
    case .info: G_LOG_LEVEL_INFO
    case .error: G_LOG_LEVEL_WARNING
    case .fault: G_LOG_LEVEL_CRITICAL
    default: G_LOG_LEVEL_MESSAGE
    }
  }

  /// The level of the system's journal, as `syslog` counts them.
  var priority: String {
    switch self {
    case .debug: "7"
    case .info: "6"
    case .error: "3"
    case .fault: "2"
    default: "5"
    }
  }
}
