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
        Text(page.title)
          .fontWeight(isSelected ? .bold : nil)
          .lineLimit(1)
          .truncationMode(.tail)
        Spacer()
      }
    }
    .buttonStyle(.borderless)
    .accessibilityValue(isSelected ? "Selected" : "")
  }
}
