@testable import OrielCore

/// A banner, which is a sheet in a window of compact height.
struct BannerKind: PresentationKind {
  let height: Double

  var formInCompactHeight: (any PresentationForm)? { SheetForm() }

  func usualForm(_ options: PresentationOptions) -> any PresentationForm { BannerForm(height: height) }
}

extension View {
  /// Presents a banner while a binding is true.
  func banner<Content: View>(
    isPresented: Binding<Bool>, height: Double, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: BannerKind(height: height), source: PresentationSource(isPresented, content: content),
        onDismiss: onDismiss))
  }
}
