import Oriel

/// The selected page, and the log of its events: beside the page, or below it in a narrow window.
struct GalleryDetail: View {
  @Environment(GalleryModel.self) private var gallery
  @Environment(\.horizontalSizeClass) private var sizeClass
  let page: Page

  private var isNarrow: Bool { sizeClass == .compact }

  var body: some View {
    let layout = isNarrow ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(GalleryColumns())
    layout {
      PageView(page: page).frame(maxWidth: .infinity, maxHeight: .infinity)
      if let log = gallery.log(of: page) {
        Divider()
        EventLogPane(log: log).frame(maxHeight: isNarrow ? 160 : nil)
      }
    }
    .navigationTitle(page.title)
  }
}
