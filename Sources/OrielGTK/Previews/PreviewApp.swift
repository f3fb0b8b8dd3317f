import FoundationEssentials
import OrielCore

/// The app that displays previews, in place of the app that contains them.
struct PreviewApp: App {
  /// The displayed preview; nil while pictures are rendered.
  static var item: PreviewItem?
  static var renderer: PreviewRenderer?
  // Another instance must not be activated instead of this one, as with a shared identifier.
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

/// The views of a preview, in the size of its traits.
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
  /// The size of a window for the preview. A window that can't be resized has the size of its views.
  var windowSize: SurfaceSize {
    switch layout {
    case .device, .sizeThatFits: SurfaceSize(width: 640, height: 480)
    case .fixed(let width, let height): SurfaceSize(width: width, height: height)
    }
  }
}
