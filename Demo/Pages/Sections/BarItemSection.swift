import Oriel

/// An item in the bar of the desktop.
struct BarItemSection: View {
  @Bindable var extra: GalleryExtra

  var body: some View {
    Section {
      Row("Clicked \(extra.clicks) times") {
        Button(extra.isInserted ? "Remove Item" : "Insert Item") { extra.isInserted.toggle() }
      }
    } header: {
      Text("In the bar of the desktop")
    } footer: {
      Text("GNOME displays such items with an extension. The Gallery runs on without a window while the item is there.")
    }
  }
}
