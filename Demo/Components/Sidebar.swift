import Oriel

/// The pages to choose from.
struct Sidebar: View {
  @Environment(GalleryModel.self) private var gallery

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(Page.all) { page in
          SidebarItem(page: page, isSelected: gallery.page == page) { gallery.page = page }
        }
      }
      .padding(.vertical, 6)
      .frame(minWidth: 230)
    }
    // As wide as the longest title, at any text size.
    .fixedSize(horizontal: true, vertical: false)
  }
}
