import FoundationEssentials

/// Why a file dialog could not be shown.
///
/// `fileImporter`, `fileExporter` and `fileMover` complete with it, where the user has had nothing to cancel.
public struct FileDialogError: LocalizedError, Equatable, Sendable {
  /// What the desktop says.
  public let reason: String

  /// What the desktop says.
  public var errorDescription: String? { reason }
}
