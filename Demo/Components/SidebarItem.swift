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
      .padding(.vertical, 9)
      .padding(.horizontal, 18)
    }
    .buttonStyle(.plain)
    .background(isSelected ? Color.gray.opacity(0.25) : Color.clear)
    .accessibilityValue(isSelected ? "Selected" : "")
  }
}
