import Oriel

/// What a window shows at the first launch.
struct WelcomeView: View {
  @Binding var opensFolder: Bool

  var body: some View {
    ContentUnavailableView {
      Label("No Folder", systemImage: "photo.on.rectangle.angled")
    } description: {
      Text("Open a folder with pictures, or drop one here.")
    } actions: {
      Button("Open Folder…") { opensFolder = true }.buttonStyle(.borderedProminent)
    }
  }
}

/// A folder that can't be read.
struct UnreadableView: View {
  let reason: String
  @Binding var opensFolder: Bool

  var body: some View {
    ContentUnavailableView {
      Label("The Folder Can’t Be Read", systemImage: "exclamationmark.triangle")
    } description: {
      Text(reason)
    } actions: {
      Button("Open Another Folder…") { opensFolder = true }
    }
  }
}

/// Why no picture is found.
struct NothingView: View {
  let browser: Browser
  @Binding var opensFolder: Bool

  var body: some View {
    if !browser.query.isEmpty || !browser.tokens.isEmpty {
      ContentUnavailableView.search(text: browser.query)
    } else if browser.library.shots.isEmpty {
      ContentUnavailableView {
        Label("No Pictures", systemImage: "photo")
      } description: {
        Text("The folder is empty. Drop pictures here to copy them into it.")
      } actions: {
        Button("Open Another Folder…") { opensFolder = true }
      }
    } else {
      ContentUnavailableView(
        "Nothing Here", systemImage: "tag",
        description: Text("Select pictures elsewhere, and give them tags in their details."))
    }
  }
}

#Preview("No folder") { WelcomeView(opensFolder: .constant(false)) }

#Preview("Damaged folder") { UnreadableView(reason: "The disk is gone.", opensFolder: .constant(false)) }
