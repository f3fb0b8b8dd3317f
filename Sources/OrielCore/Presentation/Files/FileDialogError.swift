import FoundationEssentials

/// An error in presenting a file dialog.
///
/// It is the result of `fileImporter`, `fileExporter` and `fileMover` if the desktop can't show the dialog.
public struct FileDialogError: LocalizedError, Equatable, Sendable {
  /// The description of the failure by the desktop.
  public let reason: String

  /// The description of the failure by the desktop.
  public var errorDescription: String? { reason }
}
