import FoundationEssentials

/// A desk without a window, for what has to be said while no document is open.
@MainActor final class DetachedDesk {
  private let desk = DocumentDesk()
  private let coordinator = PresentationCoordinator()
  private let host: ViewHost
  private let types: [UTType]

  init(_ runner: AppRunner) {
    types = runner.readableTypes
    var values = EnvironmentValues()
    values.standardLabels = StandardLabels(runner.platform.services.alerts)
    host = ViewHost(
      graph: runner.graph, platform: runner.platform, container: NullContainer.shared,
      environment: EnvironmentScope(parent: runner.environment, values: values), presenter: coordinator)
    host.mount(DocumentPanels(desk: desk))
  }

  isolated deinit {
    host.unmount()
    coordinator.hostDidClose()
  }

  /// Lets the user choose files to open.
  func choose() async -> [URL] { await desk.chooseFiles(of: types) }

  /// The app ends: nothing is presented any more.
  func leave() { desk.leave() }

  /// Shows an error.
  func show(_ error: any Error) async { _ = await desk.ask(.message(error)) }
}
