import CGtk
import OrielCore

/// The header of a preview: the name of the file, its position, and buttons.
@MainActor final class QuickLookHeader {
  let root = ObjectHandle(retaining: gtk_header_bar_new())
  private let title = ObjectHandle(retaining: gtk_label_new(nil))
  private let subtitle = ObjectHandle(retaining: gtk_label_new(nil))
  private let previous: ObjectHandle
  private let next: ObjectHandle
  private let openers = OpenerButtons()
  private let fullscreen: ObjectHandle
  private let index: ObjectHandle
  /// Called when a button is pressed.
  var didAct: ((QuickLookAction) -> Void)?

  init() {
    previous = Self.button("go-previous-symbolic", Word.quickLookPrevious.text)
    next = Self.button("go-next-symbolic", Word.quickLookNext.text)
    fullscreen = Self.button("view-fullscreen-symbolic", Word.quickLookFullScreen.text)
    index = Self.button("view-grid-symbolic", Word.quickLookIndex.text)
    if let steps = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0) {
      steps.addClass(.linked)
      steps.append(previous.widget)
      steps.append(next.widget)
      gtk_header_bar_pack_start(root.opaque, steps)
    }
    gtk_header_bar_pack_start(root.opaque, index.widget)
    gtk_header_bar_pack_end(root.opaque, fullscreen.widget)
    gtk_header_bar_pack_end(root.opaque, openers.root.widget)
    if let titles = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0) {
      gtk_widget_set_valign(titles, GTK_ALIGN_CENTER)
      title.widget.addClass(.title)
      subtitle.widget.addClass(.subtitle)
      gtk_label_set_ellipsize(title.opaque, PANGO_ELLIPSIZE_MIDDLE)
      titles.append(title.widget)
      titles.append(subtitle.widget)
      gtk_header_bar_set_title_widget(root.opaque, titles)
    }
    connect(previous, .step(-1))
    connect(next, .step(1))
    openers.didChoose = { [weak self] in self?.didAct?(.open($0)) }
    connect(fullscreen, .toggleFullscreen)
    connect(index, .toggleIndex)
  }

  private static func button(_ icon: String, _ label: String) -> ObjectHandle {
    let button = ObjectHandle(retaining: gtk_button_new_from_icon_name(icon))
    gtk_widget_set_tooltip_text(button.widget, label.forGTK)
    Accessible(button.widget).set(GTK_ACCESSIBLE_PROPERTY_LABEL, label)
    return button
  }

  private func connect(_ button: ObjectHandle, _ action: QuickLookAction) {
    SignalConnection.connect(button.raw, .clicked) { [weak self] in self?.didAct?(action) }
  }

  /// Shows a file's name and position.
  func show(_ name: String, position: Int, count: Int) {
    gtk_label_set_text(title.opaque, name.forGTK)
    let place = Word.quickLookPosition.text(with: "\(position + 1)", "\(count)")
    gtk_label_set_text(subtitle.opaque, place.forGTK)
    for part in [subtitle, previous, next, index] { gtk_widget_set_visible(part.widget, count > 1 ? 1 : 0) }
    previous.widget.setSensitive(position > 0)
    next.widget.setSensitive(position < count - 1)
  }

  /// Displays a button that opens the file, with a menu of the applications if there are several. Without a file, nothing.
  func show(openersOf file: FileFacts?) { openers.show(file?.openers ?? [], isFile: file?.kind == .file) }

  /// Whether the menu of applications is open, which handles keys itself.
  var isChoosing: Bool { openers.isMenuOpen }

  /// Releases what refers to the header.
  func dispose() {
    didAct = nil
    openers.didChoose = nil
  }
}
