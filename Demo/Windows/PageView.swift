import Oriel

/// The view of a page.
struct PageView: View {
  let page: Page

  var body: some View { page.view.id(page.id) }
}
