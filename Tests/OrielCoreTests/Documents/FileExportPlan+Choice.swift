import FoundationEssentials

@testable import OrielCore

extension FileExportPlan {
  /// Exports as the exporter does after a choice in a dialog that offers no types.
  func start(at chosen: URL, replacing: Bool, onProgress: FileJob.Report? = nil) async throws -> [URL] {
    try await start(to: destination(for: chosen), replacing: replacing, onProgress: onProgress)
  }
}
