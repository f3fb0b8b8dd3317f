import Oriel

/// The state of a window of the Gallery: the selected page, and the samples with their logs.
@MainActor @Observable final class GalleryModel {
  var page: Page
  let extra: GalleryExtra
  private let logs: [Page: EventLog]
  @ObservationIgnored private var runs: [Sample: SampleRun]

  init(page: Page, app: AppModel) {
    self.page = page
    extra = app.extra
    runs = [.appAlert: app.appAlert]
    logs = Dictionary(
      uniqueKeysWithValues: Page.all.map { ($0, $0 == Sample.appAlert.page ? app.appAlert.log : EventLog()) })
  }

  /// The log of a page; nil for pages without samples.
  func log(of page: Page) -> EventLog? { page.samples.isEmpty ? nil : logs[page] }

  /// Dismisses all presentations.
  func dismissAll() { for run in runs.values { run.isPresented = false } }

  /// The binding and the log of a sample.
  func run(_ sample: Sample) -> SampleRun {
    if let run = runs[sample] { return run }
    let run = SampleRun(sample, log: logs[sample.page] ?? EventLog())
    runs[sample] = run
    return run
  }
}
