import Oriel

/// One page in the sidebar.
struct SidebarItem: View {
  let page: Page
  let isSelected: Bool
  let select: @MainActor () -> Void

  var body: some View {
    Button(action: select) {
      HStack(spacing: 12) {
        Image(systemName: page.symbol).accessibilityHidden(true)
        ZStack(alignment: .leading) {
          // Reserves the width of the selected title, so that the sidebar keeps its width.
          Text(page.title).bold().hidden()
          Text(page.title).fontWeight(isSelected ? .bold : nil)
        }
        Spacer()
      }
      .padding(.vertical, 9)
      .padding(.horizontal, 18)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(page.title)
    .background(isSelected ? Color.gray.opacity(0.25) : Color.clear)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}
