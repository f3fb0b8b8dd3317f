import Foundation
import Observation
import OrielCore

/// What a view with an importer, exporter or mover works with, and what it was told.
@Observable @MainActor final class FileModel {
  var isPresented = false
  /// Whether the view is there.
  var isShown = true
  /// The writes to the binding, and the callbacks, in order.
  @ObservationIgnored let log = Log()
  /// What the last completion gave.
  @ObservationIgnored var urls: [URL] = []
  @ObservationIgnored var error: (any Error)?
  /// Called after each callback.
  @ObservationIgnored var then: () -> Void = {}

  var binding: Binding<Bool> {
    Binding {
      self.isPresented
    } set: {
      self.isPresented = $0
      self.log("presented \($0)")
    }
  }

  func completed(_ result: Result<[URL], any Error>) {
    MainActor.preconditionIsolated()
    switch result {
    case .success(let urls):
      self.urls = urls
      log("done \(urls.map(\.lastPathComponent).joined(separator: ", "))")
    case .failure(let error):
      self.error = error
      log("failed \((error as? FileAccessError).map { "\($0.reason)" } ?? "\(error)")")
    }
    then()
  }

  func completed(_ result: Result<URL, any Error>) { completed(result.map { [$0] }) }

  func cancelled() {
    MainActor.preconditionIsolated()
    log("cancelled")
    then()
  }
}
