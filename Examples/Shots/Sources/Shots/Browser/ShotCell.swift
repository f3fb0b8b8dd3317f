import Oriel
import OrielUIKit

/// A picture in the grid, with its name.
struct ShotCell: View {
  let shot: Shot
  let browser: Browser
  let side: Double
  /// How a click selects, by the keys that are held.
  let reach: Browser.Reach

  var body: some View {
    let isSelected = browser.selection.contains(shot.id)
    VStack(spacing: 4) {
      ThumbnailView(shot: shot, thumbnails: browser.library.thumbnails, side: side - 16)
      Text(shot.name)
        .font(.caption)
        .lineLimit(1)
        .truncationMode(.middle)
    }
    .padding(8)
    .frame(maxWidth: .infinity)
    .background { CellBackground(isSelected: isSelected, isCursor: browser.cursor == shot.id) }
    .contentShape(.rect)
    .help(shot.name)
    .onTapGesture(count: 2) { browser.preview() }
    .simultaneousGesture(TapGesture().onEnded { browser.select(shot.id, reach) })
    .contextMenu { PictureMenu(shot: shot, browser: browser) }
    .accessibilityRespondsToUserInteraction(false)
    .draggable(containerItemID: shot.id)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(shot.name)
    .accessibilityAddTraits(isSelected ? [.isImage, .isSelected] : .isImage)
  }
}

/// What shows that a picture is selected, and where the keyboard is.
private struct CellBackground: View {
  let isSelected: Bool
  let isCursor: Bool
  @Environment(\.isGridFocused) private var isFocused

  var body: some View {
    RoundedRectangle(cornerRadius: 9)
      .fill(isSelected ? AnyShapeStyle(.tint.opacity(isFocused ? 0.35 : 0.2)) : AnyShapeStyle(.clear))
      .strokeBorder(.tint, lineWidth: isCursor && isFocused ? 2 : 0)
  }
}

/// The thumbnail of a picture, once there is one.
struct ThumbnailView: View {
  let shot: Shot
  let thumbnails: Thumbnails
  let side: Double
  @State private var image: UIImage?
  @State private var hasFailed = false

  var body: some View {
    ZStack {
      if let image {
        Image(uiImage: image).resizable().scaledToFit()
          .clipShape(.rect(cornerRadius: 4))
      } else if hasFailed {
        Image(systemName: "photo.badge.exclamationmark").font(.title).foregroundStyle(.secondary)
      } else {
        RoundedRectangle(cornerRadius: 4).fill(.quaternary)
      }
    }
    .frame(width: side, height: side)
    .task(id: shot.modified) {
      do {
        image = try await thumbnails.image(of: shot)
        hasFailed = false
      } catch is CancellationError {
      } catch {
        image = nil
        hasFailed = true
      }
    }
  }
}
