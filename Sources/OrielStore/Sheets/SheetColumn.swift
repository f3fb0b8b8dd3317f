import OrielCore

/// The content of a store sheet above its buttons.
struct SheetColumn<Content: View, Buttons: View>: View {
  @ViewBuilder let content: Content
  @ViewBuilder let buttons: Buttons

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      content
      HStack(spacing: 12) {
        Spacer()
        buttons
      }
    }
    .padding(24)
    .frame(minWidth: 420)
  }
}
