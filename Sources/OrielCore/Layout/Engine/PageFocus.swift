/// Decides where the keyboard focus of a window goes when the page that has it is hidden or removed: to what had the focus
/// in the page that is shown instead, or to the first view in it that takes the focus.
@MainActor package final class PageFocus {
  private struct WeakPage { weak var page: PageNode? }
  private var shown: [WeakPage] = []
  private var hidden: [WeakPage] = []

  package init() {}

  /// Called when a page is shown or hidden.
  package func pageDidChange(_ page: PageNode) {
    shown.removeAll { $0.page === page }
    hidden.removeAll { $0.page === page }
    if page.isShown { shown.append(WeakPage(page: page)) } else { hidden.append(WeakPage(page: page)) }
  }

  /// Called after the layout of the changes, if nothing that is shown has the focus.
  ///
  /// - Parameters:
  ///   - restore: moves the focus to a page's ``PageNode/lastFocus``. Returns whether that is still possible.
  ///   - begin: moves the focus to the first view in a node. Returns whether there is one.
  ///   - leave: moves the focus out of a page whose surface has nothing else that takes it.
  package func settle(restore: (AnyObject) -> Bool, begin: (LayoutNode) -> Bool, leave: (PageNode) -> Void) {
    defer { forget() }
    let pages = shown.reversed().compactMap(\.page)
    for page in pages { if let last = page.lastFocus, restore(last) { return } }
    for page in pages where begin(page) { return }
    // Without a page that is shown again, a new one has taken the place.
    guard let page = hidden.reversed().lazy.compactMap(\.page).first else { return }
    var around = page.parent
    while let node = around, !begin(node) { around = node.parent }
    if around == nil { leave(page) }
  }

  /// Called after the layout of the changes, if something that is shown has the focus.
  package func forget() {
    // What had the focus may be removed while the page is shown.
    for shown in shown { shown.page?.lastFocus = nil }
    shown = []
    hidden = []
  }
}
