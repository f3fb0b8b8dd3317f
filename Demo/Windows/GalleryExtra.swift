import Oriel

/// The state of the Gallery's item in the bar of the desktop.
@MainActor @Observable final class GalleryExtra {
  var isInserted = false
  var isOn = false
  var clicks = 0
}

/// The content of the item: a menu, or that of a small window.
struct GalleryExtraContent: View {
  @Bindable var extra: GalleryExtra

  var body: some View {
    Button("Count to \(extra.clicks + 1)") { extra.clicks += 1 }
    Toggle("Switched On", isOn: $extra.isOn)
    Divider()
    Menu("More") {
      Button("Reset") { extra.clicks = 0 }.disabled(extra.clicks == 0)
    }
    Button("Remove from the Bar") { extra.isInserted = false }
  }
}
