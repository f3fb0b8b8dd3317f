@testable import OrielCore
@testable import OrielGTK

/// A banner in the header bar of its window: a form that only these tests have, as an addition to Oriel's.
struct BannerForm: PresentationForm {
  var width: Double

  var lane: PresentationLane { .inspector }
}

extension BannerForm: GtkPresentationForm {
  func makePresentation(
    _ request: PresentationRequest, over parent: (any GtkSurface)?, at site: (any PlatformWidget)?,
    sink: any PresentationEventSink
  ) -> (any PlatformPresentation)? {
    guard let parent, let bar = BannerPresentation.bar(of: parent) else { return nil }
    return BannerPresentation(request, over: parent, in: bar, sink: sink)
  }
}

/// The kind of presentation that is always a banner.
struct BannerKind: PresentationKind {
  let width: Double

  func usualForm(_ options: PresentationOptions) -> any PresentationForm { BannerForm(width: width) }
}

extension View {
  /// Presents a banner while a binding is true.
  func banner<Content: View>(
    isPresented: Binding<Bool>, width: Double, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: BannerKind(width: width), source: PresentationSource(isPresented, content: content),
        onDismiss: onDismiss))
  }
}
