import FoundationEssentials

/// Views that a developer looks at while writing them.
///
/// ```swift
/// #Preview("Empty") { Inbox(messages: []) }
/// ```
///
/// An app shows its previews when it is started with the variable `ORIEL_PREVIEWS`: `Scripts/previews` and `swift package
/// previews` do that.
@MainActor public struct Preview {
  /// The name of the traits of views.
  public enum ViewTraits {}

  package let name: String?
  package let traits: [PreviewTrait<ViewTraits>]
  private let makeBody: @MainActor () -> any View

  /// Creates a preview.
  ///
  /// - Parameters:
  ///   - name: what the preview is called; with nil, it is called by its file and line.
  ///   - traits: how it is shown.
  ///   - body: makes the views. Runs whenever the preview is shown.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    makeBody = body
  }

  /// The views, as the traits have them shown.
  package func makeView() -> AnyView { traits.reversed().reduce(AnyView(opening: makeBody())) { $1.apply($0) } }

  /// The size that the traits give the preview.
  package var layout: PreviewLayout { traits.lazy.compactMap(\.layout).first ?? .device }
}

extension AnyView {
  /// Wraps a view whose type isn't known.
  fileprivate init(opening view: any View) {
    func wrap<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
    self = wrap(view)
  }
}

/// How a preview is shown.
public struct PreviewTrait<T>: Sendable {
  let layout: PreviewLayout?
  let apply: @MainActor @Sendable (AnyView) -> AnyView

  fileprivate init(
    layout: PreviewLayout? = nil, apply: @escaping @MainActor @Sendable (AnyView) -> AnyView = { $0 }
  ) {
    self.layout = layout
    self.apply = apply
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// In a window of the usual size.
  public static var defaultLayout: PreviewTrait { PreviewTrait(layout: .device) }
  /// In a window that is as large as the views are.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(layout: .sizeThatFits) }
  /// In a window of a size, in pixels of the desktop's scale.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(layout: .fixed(width: width, height: height))
  }

  /// In a window that is higher than wide.
  public static var portrait: PreviewTrait { fixedLayout(width: 480, height: 720) }
  /// In a window that is wider than high.
  public static var landscapeLeft: PreviewTrait { fixedLayout(width: 720, height: 480) }
  /// In a window that is wider than high.
  public static var landscapeRight: PreviewTrait { landscapeLeft }

  /// With a modifier around the views.
  @MainActor public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait where M: Sendable {
    PreviewTrait { AnyView(PreviewModifierView(modifier: modifier, content: $0)) }
  }
}

/// The size in which a preview is shown.
public enum PreviewLayout: Hashable, Sendable {
  /// That of a usual window.
  case device
  /// That of the views.
  case sizeThatFits
  /// A size in pixels of the desktop's scale.
  case fixed(width: CGFloat, height: CGFloat)
}
