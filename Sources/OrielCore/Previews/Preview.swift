import FoundationEssentials

/// A preview of views for their developer.
///
/// ```swift
/// #Preview("Empty") { Inbox(messages: []) }
/// ```
///
/// An app displays its previews if the environment variable `ORIEL_PREVIEWS` is set, as by `Scripts/previews` and
/// `swift package previews`.
@MainActor public struct Preview {
  /// The namespace of the traits of views.
  public enum ViewTraits {}

  package let name: String?
  package let traits: [PreviewTrait<ViewTraits>]
  private let makeBody: @MainActor () -> any View

  /// Creates a preview.
  ///
  /// - Parameters:
  ///   - name: the name; nil for the file and line.
  ///   - traits: the size and the modifiers of the preview.
  ///   - body: returns the views. Runs each time the preview is displayed.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    makeBody = body
  }

  /// The views with the modifiers of the traits.
  package func makeView() -> AnyView { traits.reversed().reduce(AnyView(opening: makeBody())) { $1.apply($0) } }

  /// The size according to the traits.
  package var layout: PreviewLayout { traits.lazy.compactMap(\.layout).first ?? .device }
}

extension AnyView {
  /// Erases the type of a view.
  fileprivate init(opening view: any View) {
    func wrap<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
    self = wrap(view)
  }
}

/// A property of a preview: its size, or a modifier.
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
  /// A window of the default size.
  public static var defaultLayout: PreviewTrait { PreviewTrait(layout: .device) }
  /// A window of the size of the views.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(layout: .sizeThatFits) }
  /// A window of a fixed size, in application pixels.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(layout: .fixed(width: width, height: height))
  }

  /// A window that is higher than wide.
  public static var portrait: PreviewTrait { fixedLayout(width: 480, height: 720) }
  /// A window that is wider than high.
  public static var landscapeLeft: PreviewTrait { fixedLayout(width: 720, height: 480) }
  /// A window that is wider than high.
  public static var landscapeRight: PreviewTrait { landscapeLeft }

  /// A modifier of the views.
  @MainActor public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait where M: Sendable {
    PreviewTrait { AnyView(PreviewModifierView(modifier: modifier, content: $0)) }
  }
}

/// The size of a preview.
public enum PreviewLayout: Hashable, Sendable {
  /// The size of a window.
  case device
  /// The size of the views.
  case sizeThatFits
  /// A fixed size in application pixels.
  case fixed(width: CGFloat, height: CGFloat)
}
