import FoundationEssentials
import OrielCore

/// The app that shows previews in the place of the one that contains them.
struct PreviewApp: App {
  /// The preview that is shown; nil while pictures are taken.
  static var item: PreviewItem?
  static var renderer: PreviewRenderer?
  // Another copy must not take this one's place, as it would with an id that they share.
  static var applicationID: String? { "org.oriel.Previews.p\(ProcessInfo.processInfo.processIdentifier)" }

  var body: some Scene {
    let size = Self.item?.windowSize ?? SurfaceSize(width: 320, height: 120)
    WindowGroup(Text(verbatim: Self.item?.name ?? "Previews")) { PreviewRoot() }
      .windowResizability(Self.item?.layout == .sizeThatFits ? .contentSize : .automatic)
      .defaultSize(width: size.width, height: size.height)
  }
}

/// The content of the app's window.
private struct PreviewRoot: View {
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    if let item = PreviewApp.item {
      PreviewFrame(item: item)
    } else {
      ProgressView().task {
        await PreviewApp.renderer?.run()
        dismissWindow()
      }
    }
  }
}

/// The views of a preview, in the size that its traits ask for.
struct PreviewFrame: View {
  let item: PreviewItem

  var body: some View {
    switch item.layout {
    case .sizeThatFits: VStack { item.view }.fixedSize()
    case .fixed(let width, let height): VStack { item.view }.frame(width: width, height: height)
    case .device: VStack { item.view }.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

extension PreviewItem {
  /// The size of a window for the preview. One that can't be resized is as large as its views in any case.
  var windowSize: SurfaceSize {
    switch layout {
    case .device, .sizeThatFits: SurfaceSize(width: 640, height: 480)
    case .fixed(let width, let height): SurfaceSize(width: width, height: height)
    }
  }
}
