import OrielCore

/// The view for activities with attributes of one type.
///
/// ```swift
/// WindowGroup { Orders() }
///   .activities {
///     ActivityConfiguration(for: Delivery.self) { context in
///       Text("Order \(context.attributes.order): \(context.state.driver)")
///     }
///   }
/// ```
@MainActor @preconcurrency public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  private let content: @MainActor (ActivityViewContext<Attributes>) -> AnyView

  /// Creates a configuration whose content is displayed in the card of the activity.
  public init<Content: View>(
    for attributesType: Attributes.Type = Attributes.self,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content
  ) {
    self.content = { AnyView(content($0)) }
  }

  /// Creates a configuration. `dynamicIsland` has no effect on Linux.
  public init<Content: View>(
    for attributesType: Attributes.Type = Attributes.self,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    self.init(for: attributesType, content: content)
  }

  public func _view(of activity: AnyObject) -> AnyView? {
    guard let activity = activity as? Activity<Attributes> else { return nil }
    let context = ActivityViewContext<Attributes>(
      attributes: activity.attributes, state: activity.content.state, isStale: activity.activityState == .stale,
      activityID: activity.id)
    return content(context)
  }
}

/// The values that the view of an activity displays.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// The attributes of the activity.
  public let attributes: Attributes
  /// The current state of the activity.
  public let state: Attributes.ContentState
  /// Whether the state is out of date.
  public let isStale: Bool
  /// The id of the activity.
  public let activityID: String
}

/// The description of a widget. ``ActivityConfiguration`` is one.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  func _view(of activity: AnyObject) -> AnyView?
}

/// The views of an activity in the Dynamic Island. They aren't displayed on Linux.
public struct DynamicIsland {
  /// Creates a Dynamic Island, which isn't displayed.
  @MainActor public init<Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandBuilder expanded: () -> DynamicIslandContent, @ViewBuilder compactLeading: () -> Leading,
    @ViewBuilder compactTrailing: () -> Trailing, @ViewBuilder minimal: () -> Minimal
  ) {}
}

/// The content of an expanded Dynamic Island, which isn't displayed.
public struct DynamicIslandContent {}

/// A region of an expanded Dynamic Island, which isn't displayed.
public struct DynamicIslandExpandedRegion<Content: View> {
  /// The position of a region.
  public enum Position: Hashable, Sendable {
    /// Beside or below the camera.
    case leading, trailing, center, bottom
  }

  /// Creates a region that isn't displayed.
  @MainActor public init(_ position: Position, priority: Double = 0, @ViewBuilder content: () -> Content) {}
}

/// A result builder for the regions of a Dynamic Island.
@MainActor @resultBuilder public enum DynamicIslandBuilder {
  public static func buildExpression<Content: View>(_ region: DynamicIslandExpandedRegion<Content>)
    -> DynamicIslandContent
  {
    DynamicIslandContent()
  }
  public static func buildBlock(_ regions: DynamicIslandContent...) -> DynamicIslandContent { DynamicIslandContent() }
}

/// A result builder for the activity configurations of a scene.
@MainActor @resultBuilder public enum ActivityConfigurationBuilder {
  public static func buildBlock(_ configurations: any WidgetConfiguration...) -> [any WidgetConfiguration] {
    configurations
  }
}

extension Scene {
  /// Displays the app's activities in the scene's windows, as cards in the bottom trailing corner.
  ///
  /// - Parameter configurations: the views for the types of activities. Activities without a configuration aren't
  ///   displayed.
  public func activities(
    @ActivityConfigurationBuilder _ configurations: @escaping @MainActor () -> [any WidgetConfiguration]
  ) -> some Scene {
    windowOverlay(alignment: .bottomTrailing) { ActivityCards(configurations: configurations()) }
  }
}
