import Foundation
import OrielCore

/// A photo picker of `photosPicker` or `PhotosPicker`.
///
/// ```swift
/// try screen.button("Choose pictures…").tap()
/// let picker = try screen.photoPicker
/// try picker.select(picture)
/// try picker.add()
/// ```
///
/// A headless picker doesn't list files: a test selects URLs, which needn't exist.
@MainActor public struct ScreenPhotoPicker {
  let screen: Screen
  package let picker: HeadlessPhotoPicker

  init(_ picker: HeadlessPhotoPicker, on screen: Screen) {
    self.picker = picker
    self.screen = screen
  }

  /// The selected files, in the order of their selection.
  public var selection: [URL] {
    screen.settleNow()
    return request.selection
  }

  /// Whether several items can be selected.
  public var allowsMultipleSelection: Bool { request.allowsMultiple }

  /// The maximum number of selected items; nil for any number.
  public var maximum: Int? {
    screen.settleNow()
    return request.maximum
  }

  /// Whether selected items show their numbers.
  public var isOrdered: Bool { request.isOrdered }

  /// Whether the picker has a search field.
  public var hasSearch: Bool { request.hasSearch }

  /// The text with which the search begins.
  public var searchText: String { request.searchText }

  /// The title that the app has set; nil for the default.
  public var prompt: String? { request.prompt }

  /// Whether the picker shows the selected items at the bottom.
  public var hasStagingArea: Bool { request.hasStagingArea }

  /// Whether folders can be chosen.
  public var hasCollections: Bool { request.hasCollections }

  /// Whether there are buttons to accept and cancel.
  public var hasActions: Bool { request.hasActions }

  /// Whether the presentation is still on screen.
  public var isOnScreen: Bool {
    screen.settleNow()
    return picker.isSeen
  }

  private var request: PhotoPickerRequest { picker.request }

  /// Selects an item as the user does. In a picker of one item, it replaces the selected one.
  ///
  /// - Throws: ``ScreenError`` with the reason ``ScreenError/Reason/notAccepted`` if the maximum is reached.
  public func select(_ url: URL) throws {
    try requireOnScreen("select \"\(url.lastPathComponent)\" in")
    guard !request.selection.contains(url) else { return }
    guard request.allowsMultiple else {
      picker.select([url])
      return screen.settleNow()
    }
    if let maximum = request.maximum, request.selection.count >= maximum {
      throw screen.error(.notAccepted, "can't select \"\(url.lastPathComponent)\": no more than \(maximum) are allowed")
    }
    picker.select(request.selection + [url])
    screen.settleNow()
  }

  /// Deselects an item as the user does.
  public func deselect(_ url: URL) throws {
    try requireOnScreen("deselect \"\(url.lastPathComponent)\" in")
    picker.select(request.selection.filter { $0 != url })
    screen.settleNow()
  }

  /// Accepts the selection with the button Add.
  public func add() throws {
    try requireOnScreen("accept the selection of")
    guard request.hasActions else { throw screen.error(.notFound, "the photo picker has no button to accept") }
    picker.add()
    screen.settleNow()
  }

  /// Closes the picker without accepting the selection.
  public func cancel() throws {
    try requireOnScreen("cancel")
    picker.cancel()
    screen.settleNow()
  }

  private func requireOnScreen(_ purpose: String) throws {
    guard !isOnScreen else { return }
    throw screen.error(.noPhotoPicker, "can't \(purpose) the photo picker: it isn't on the screen")
  }

  var outline: [String] {
    let kind = request.allowsMultiple ? " (several)" : ""
    return ["photo picker\(kind)"] + request.selection.map { "  selected \"\($0.lastPathComponent)\"" }
  }
}

extension Screen {
  /// The frontmost photo picker of the window.
  ///
  /// - Throws: ``ScreenError`` with the reason ``ScreenError/Reason/noPhotoPicker`` if there is none.
  public var photoPicker: ScreenPhotoPicker {
    get throws {
      guard let picker = photoPickers.last else { throw error(.noPhotoPicker, "no photo picker is presented") }
      return picker
    }
  }

  /// All photo pickers on the screen, the frontmost last.
  public var photoPickers: [ScreenPhotoPicker] {
    settleNow()
    return standingPhotoPickers.filter(\.isSeen).map { ScreenPhotoPicker($0, on: self) }
  }

  /// Makes the frontmost photo picker fail, as if the desktop couldn't show it.
  public func failPhotoPicker(_ reason: String = "the desktop can't show it") throws {
    settleNow()
    guard let picker = standingPhotoPickers.last else { throw error(.noPhotoPicker, "no photo picker is presented") }
    picker.fail(reason)
    settleNow()
  }

  /// The photo pickers above the window, including opening and closing ones, the frontmost last.
  var standingPhotoPickers: [HeadlessPhotoPicker] {
    platform.photoPickers.filter { $0.parent == nil || $0.window === window }
  }
}
