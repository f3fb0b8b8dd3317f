import CGtk
import Dispatch
import FoundationEssentials
import OrielCore

/// The content of a photo picker: folders, a search, a grid of thumbnails, and the selected files.
@MainActor final class PhotoBrowser {
  let root = ObjectHandle(retaining: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
  let grid: ThumbnailGrid
  let search = ObjectHandle(retaining: gtk_search_entry_new())
  private let folders = ObjectHandle(retaining: gtk_list_box_new())
  private let sidebar = ObjectHandle(retaining: ScrolledWindow.make())
  private let pages = ObjectHandle(retaining: gtk_stack_new())
  private let progress = ObjectHandle(retaining: gtk_spinner_new())
  private let nothing = ObjectHandle(retaining: gtk_label_new(nil))
  private let count = ObjectHandle(retaining: gtk_label_new(nil))
  let strip = PhotoStrip()
  private let bottom = ObjectHandle(retaining: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12))
  private let signals = SignalConnections()

  private var request: PhotoPickerRequest
  private let scanner: PhotoScanner
  /// All files that the filter accepts.
  private var files: [PhotoFile] = []
  /// Their positions.
  private var positions: [URL: Int] = [:]
  /// The files in the grid.
  private var shown: [PhotoFile] = []
  private var folderNames: [String?] = [nil]
  /// The chosen folder; nil for all.
  private var folder: String?
  /// The number of the last scan, whose result is shown.
  private var scan = 0
  private(set) var selection: PhotoSelection
  /// Whether the grid gets the keyboard focus when it has files.
  var takesFocus = false
  /// Called when the user has changed the selection.
  var selectionDidChange: (() -> Void)?
  /// Called when the user cancels with the keyboard in the search.
  var didCancel: (() -> Void)?
  /// Called when the user has activated a file of a picker for one.
  var didConfirm: (() -> Void)?

  /// - Parameter isCompact: whether the files are in a single row.
  init(_ request: PhotoPickerRequest, scanner: PhotoScanner, isCompact: Bool = false) {
    grid = isCompact ? ThumbnailGrid(side: 96, isRow: true) : ThumbnailGrid()
    self.request = request
    self.scanner = scanner
    selection = PhotoSelection(request)
    build()
    grid.state = { [weak self] in self?.state(at: $0) ?? ThumbnailCell.State() }
    grid.didPress = { [weak self] in self?.toggle($0) }
    grid.didActivate = { [weak self] in self?.activate($0) }
    strip.didDeselect = { [weak self] in self?.deselect($0) }
    signals.add(.connect(search.raw, .textChanged) { [weak self] in self?.showMatches() })
    signals.add(.connect(search.raw, .searchStopped) { [weak self] in self?.stopSearch() })
    signals.add(
      .connect(folders.raw, .rowActivated) { [weak self] row in
        guard let row else { return }
        self?.chooseFolder(Int(gtk_list_box_row_get_index(row.assumingMemoryBound(to: GtkListBoxRow.self))))
      })
    addKeys()
    showSelection()
    readFiles()
  }

  // MARK: Construction

  private func build() {
    gtk_widget_set_vexpand(root.widget, 1)
    folders.widget.addClass(.navigationSidebar)
    gtk_scrolled_window_set_child(sidebar.opaque, folders.widget)
    gtk_scrolled_window_set_policy(sidebar.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_widget_set_size_request(sidebar.widget, 180, -1)
    gtk_widget_set_visible(sidebar.widget, 0)
    root.widget.append(sidebar.widget)

    guard let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0) else { return }
    gtk_widget_set_hexpand(column, 1)
    for set in [gtk_widget_set_margin_start, gtk_widget_set_margin_end, gtk_widget_set_margin_top] {
      set(search.widget, 12)
    }
    gtk_widget_set_margin_bottom(search.widget, 6)
    gtk_search_entry_set_placeholder_text(search.opaque, Word.photosSearch.text.forGTK)
    Accessible(search.widget).set(GTK_ACCESSIBLE_PROPERTY_LABEL, Word.photosSearch.text)
    if !request.searchText.isEmpty { gtk_editable_set_text(search.opaque, request.searchText.forGTK) }
    column.append(search.widget)

    gtk_widget_set_size_request(progress.widget, 32, 32)
    for page in [progress, nothing] {
      gtk_widget_set_halign(page.widget, GTK_ALIGN_CENTER)
      gtk_widget_set_valign(page.widget, GTK_ALIGN_CENTER)
    }
    nothing.widget.addClass(.dimLabel)
    for page in [progress, nothing, grid.root] { gtk_stack_add_child(pages.opaque, page.widget) }
    gtk_widget_set_vexpand(pages.widget, 1)
    column.append(pages.widget)

    gtk_widget_set_hexpand(strip.root.widget, 1)
    gtk_widget_set_size_request(bottom.widget, -1, 60)
    for set in [gtk_widget_set_margin_start, gtk_widget_set_margin_end] { set(bottom.widget, 12) }
    let scroller = ScrolledWindow.make()
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
    gtk_scrolled_window_set_child(scroller.opaque, strip.root.widget)
    bottom.widget.append(scroller)
    bottom.widget.append(count.widget)
    column.append(bottom.widget)
    root.widget.append(column)
    showParts()
  }

  private func showParts() {
    gtk_widget_set_visible(search.widget, request.hasSearch ? 1 : 0)
    gtk_widget_set_visible(bottom.widget, request.hasStagingArea && request.allowsMultiple ? 1 : 0)
    gtk_widget_set_visible(sidebar.widget, request.hasCollections && folderNames.count > 1 ? 1 : 0)
  }

  private func addKeys() {
    guard let keys = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    SignalConnection.connect(keys.raw, .keyPressed) { [weak self] press in
      guard let self, Int32(bitPattern: press.key) == GDK_KEY_space, press.isPlain,
        let position = self.grid.focusedPosition
      else { return false }
      self.toggle(position)
      return true
    }
    gtk_widget_add_controller(grid.root.widget, keys)
  }

  // MARK: Files

  private func readFiles() {
    scan += 1
    let number = scan
    let filter = request.filter
    gtk_spinner_set_spinning(progress.opaque, 1)
    if files.isEmpty { gtk_stack_set_visible_child(pages.opaque, progress.widget) }
    DispatchQueue.global(qos: .userInitiated).async { [scanner] in
      let found = scanner.files(needing: filter?.traits ?? []).filter { filter?.accepts($0.traits) ?? true }
      let positions = Dictionary(
        found.enumerated().map { ($1.item.url, $0) }, uniquingKeysWith: { first, _ in first })
      MainLoop.post { [weak self] in
        guard let self, self.scan == number else { return }
        self.positions = positions
        self.take(found)
      }
    }
  }

  private func take(_ found: [PhotoFile]) {
    gtk_spinner_set_spinning(progress.opaque, 0)
    files = found
    var names: [String?] = [nil]
    for name in Set(found.map(\.folder)).sorted() where !name.isEmpty { names.append(name) }
    if names != folderNames {
      folderNames = names
      gtk_list_box_remove_all(folders.opaque)
      for name in names {
        let label = gtk_label_new((name ?? Word.photosAll.text).forGTK)
        gtk_label_set_ellipsize(label?.opaque, PANGO_ELLIPSIZE_MIDDLE)
        gtk_label_set_xalign(label?.opaque, 0)
        gtk_list_box_append(folders.opaque, label)
      }
      gtk_list_box_select_row(folders.opaque, gtk_list_box_get_row_at_index(folders.opaque, 0))
      folder = nil
    }
    showParts()
    showMatches()
    showSelection()
    if takesFocus { grid.focus() }
    takesFocus = false
  }

  private func chooseFolder(_ index: Int) {
    guard folderNames.indices.contains(index) else { return }
    folder = folderNames[index]
    showMatches()
  }

  /// Escape first clears the search field; if it is empty, the key has its usual effect.
  private func stopSearch() {
    if String(cString: gtk_editable_get_text(search.opaque)).isEmpty { return didCancel?() ?? () }
    gtk_editable_set_text(search.opaque, "")
    grid.focus()
  }

  /// Whether a file is in a folder or below it.
  private func isIn(_ folder: String, _ file: PhotoFile) -> Bool {
    file.folder == folder || file.folder.utf8.starts(with: "\(folder)/".utf8)
  }

  private func showMatches() {
    let text = String(cString: gtk_editable_get_text(search.opaque)).lowercased()
    shown = files.filter { file in
      (folder.map { isIn($0, file) } ?? true) && (text.isEmpty || file.searchName.parts(separatedBy: text).count > 1)
    }
    grid.show(shown.map(\.item))
    // Assistive technology also reads the texts of hidden pages, where they name the row around the picker.
    gtk_label_set_text(nothing.opaque, shown.isEmpty ? Word.photosNothing.text.forGTK : nil)
    gtk_stack_set_visible_child(pages.opaque, shown.isEmpty ? nothing.widget : grid.root.widget)
  }

  /// The files in the grid.
  var shownURLs: [URL] { shown.map(\.item.url) }

  // MARK: Selection

  /// The selected files in the order in which they are returned.
  var result: [URL] { request.isOrdered ? selection.urls : selection.sorted { positions[$0] } }

  private func state(at position: Int) -> ThumbnailCell.State {
    let url = shown[position].item.url
    let number = selection.number(of: url)
    return ThumbnailCell.State(
      isSelected: number != nil, number: request.isOrdered ? number : nil, isEnabled: selection.canToggle(url))
  }

  private func toggle(_ position: Int) {
    guard shown.indices.contains(position) else { return }
    if selection.toggle(shown[position].item.url) { didSelect() }
  }

  private func activate(_ position: Int) {
    guard shown.indices.contains(position) else { return }
    // The first press of a double click may have deselected it.
    if selection.select(shown[position].item.url) { didSelect() }
    if !request.allowsMultiple { didConfirm?() }
  }

  private func didSelect() {
    grid.refresh()
    showSelection()
    selectionDidChange?()
  }

  private func showSelection() {
    let number = "\(selection.urls.count)"
    let text =
      selection.maximum.map { Word.photosSelectedOf.text(with: number, "\($0)") }
      ?? PluralWord.photosSelected.text(for: selection.urls.count, with: number)
    gtk_label_set_text(count.opaque, text.forGTK)
    strip.show(selection.urls) { url in positions[url].flatMap { files[$0].item.modified } }
  }

  private func deselect(_ url: URL) {
    if selection.contains(url), selection.toggle(url) { didSelect() }
  }

  /// Follows a newer request.
  func update(_ new: PhotoPickerRequest) {
    let old = request
    request = new
    selection.maximum = new.maximum
    // A continuous picker displays what the binding has accepted, others what the user hasn't confirmed yet.
    if new.isContinuous || new.selection != old.selection, new.selection != result { selection = PhotoSelection(new) }
    if new.filter != old.filter { readFiles() }
    showParts()
    grid.refresh()
    showSelection()
  }

  /// Releases what refers to the browser.
  func dispose() {
    scan += 1
    selectionDidChange = nil
    didConfirm = nil
    didCancel = nil
    signals.disconnectAll()
    grid.dispose()
  }
}
