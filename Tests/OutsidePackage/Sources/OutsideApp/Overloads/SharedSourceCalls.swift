import Oriel
import OrielAppKit
import OrielUIKit

/// What the source of apps for macOS and iOS says beside its views.
struct SharedSourceCalls: View {
  private let picture = NSImage(data: Data())
  private let feedback = UIImpactFeedbackGenerator(style: .soft)

  var body: some View {
    HStack {
      Color(nsColor: .windowBackgroundColor)
      Color(uiColor: .secondarySystemBackground)
      Image(nsImage: picture ?? NSImage())
      Image(uiImage: UIImage())
    }
    Button("Open") { NSWorkspace.shared.open(URL(filePath: "/")) }
    Button("Quit") {
      feedback.impactOccurred()
      NSApp.terminate(nil)
    }
  }
}
