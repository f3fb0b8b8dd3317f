import Oriel

/// Opens all pages and dialogs, and takes a picture of each.
@MainActor struct Tour {
  private let plan: TourPlan
  private let gallery: GalleryModel
  private let note: Note
  private let openWindow: OpenWindowAction
  private let dismissWindow: DismissWindowAction

  init(
    _ plan: TourPlan, gallery: GalleryModel, note: Note, openWindow: OpenWindowAction,
    dismissWindow: DismissWindowAction
  ) {
    self.plan = plan
    self.gallery = gallery
    self.note = note
    self.openWindow = openWindow
    self.dismissWindow = dismissWindow
  }

  /// Runs the tour. Steps that fail are recorded in the plan.
  func run() async {
    guard await attempt("the main window", { _ = try await windows(1) }) else { return }
    await showPages()
    for page in Page.all {
      for sample in plan.samples where sample.page == page {
        await attempt(sample.id) { try await show(sample) }
      }
    }
    if plan.variant == .standard { await attempt("the notes window") { try await showNotes() } }
  }

  /// Runs a step and returns whether it succeeded. A failure is recorded in the plan.
  @discardableResult
  private func attempt(_ subject: String, _ step: () async throws -> Void) async -> Bool {
    do {
      try await step()
      return true
    } catch {
      plan.fail(subject, error)
      return false
    }
  }

  // MARK: Steps

  private func showPages() async {
    var last: Data?
    for page in plan.pages {
      await attempt(page.id) {
        gallery.page = page
        let window = try await windows(1)[0]
        let picture = try await settledPicture(of: window, unlike: last)
        last = picture
        try plan.save(picture, as: "page-\(page.id)")
      }
    }
  }

  private func show(_ sample: Sample) async throws {
    gallery.page = sample.page
    let window = try await windows(1)[0]
    let page = sample.opensWindow ? nil : try await settledPicture(of: window)
    let run = gallery.run(sample)
    run.log.clear()
    run.isPresented = true
    defer { gallery.dismissAll() }
    if sample.opensWindow { _ = try await windows(2) }
    // A presentation within a window changes the picture of that window.
    try plan.save(try await settledPicture(unlike: page), as: "\(sample.page.pictureKind)-\(sample.id)")
    gallery.dismissAll()
    _ = try await windows(1)
  }

  private func showNotes() async throws {
    gallery.page = .windows
    note.text = "Water the plants"
    defer {
      note.text = ""
      dismissWindow(id: "notes")
    }
    openWindow(id: "notes")
    let notes = try await windows(2)[1]
    try plan.save(try await settledPicture(), as: "window-notes")
    try await keyboard(in: notes)
    // Only the user can ask a window to close; the window manager's key does it.
    try await Desktop.press("alt+F4")
    _ = try await windows(3)
    try plan.save(try await settledPicture(), as: "dialog-close-notes")
    try await Desktop.press("Escape")
    _ = try await windows(2)
  }

  // MARK: Waiting

  /// Waits until the screen has a number of windows.
  private func windows(_ count: Int) async throws -> [String] {
    try await wait({ try await Desktop.windows() }, until: { $0.count == count }) {
      .windows(expected: count, found: $0.count)
    }
  }

  /// Waits until a window has the keyboard.
  private func keyboard(in window: String) async throws {
    _ = try await wait({ try await Desktop.activeWindow() }, until: { $0 == window }) { _ in .keyboard }
  }

  /// Waits for what other programs see, of which this one gets no event.
  private func wait<Seen>(
    _ look: () async throws -> Seen, until isDone: (Seen) -> Bool, else error: (Seen) -> TourError
  ) async throws -> Seen {
    var seen = try await look()
    for _ in 0..<100 where !isDone(seen) {
      try await Task.sleep(for: .milliseconds(50))
      seen = try await look()
    }
    guard isDone(seen) else { throw error(seen) }
    return seen
  }

  /// Takes pictures until two consecutive ones are equal, so that nothing is animated, and differ from an earlier one.
  private func settledPicture(of window: String = "root", unlike old: Data? = nil) async throws -> Data {
    var last: Data?
    for _ in 0..<20 {
      let picture = try await Desktop.picture(of: window)
      if picture == last, picture != old { return picture }
      last = picture
    }
    // A blinking cursor never settles.
    guard let last, last != old else { throw TourError.nothingNew }
    return last
  }
}
