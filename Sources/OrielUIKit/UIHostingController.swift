import Foundation
import OrielCore

/// A view outside of a window, for source that is shared with iOS and measures views.
///
/// It isn't displayed: a window of the app is a scene, and native content is a `GtkWidgetRepresentable`. In a view, a
/// custom `Layout` knows the sizes of its subviews.
@MainActor @preconcurrency open class UIHostingController<Content: View> {
  /// The view.
  open var rootView: Content

  /// Creates a controller of a view.
  public init(rootView: Content) { self.rootView = rootView }

  /// Returns the size that the view takes of a proposed one, in application pixels; a length above 16,384 counts as that. Zero
  /// for a view without a size, and in a program without GTK.
  ///
  /// Each call lays out the view from the beginning, with its initial state.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    let most = 16_384.0
    let proposal = ProposedViewSize(width: min(size.width, most), height: min(size.height, most))
    return PictureRendering()?.size(of: rootView, for: proposal)?.cgSize ?? .zero
  }
}
