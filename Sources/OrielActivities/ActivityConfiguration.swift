import OrielCore

/// The view of activities with certain attributes.
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

  /// Creates a configuration.
  public init<Content: View>(
    for attributesType: Attributes.Type = Attributes.self,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content
  ) {
    self.content = { AnyView(content($0)) }
  }

  /// Creates a configuration. Linux desktops have nothing like the Dynamic Island: its views aren't displayed.
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

/// What the view of an activity displays.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// The constant properties of the activity.
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

/// The views of an activity around the camera of a phone. They aren't displayed on Linux.
public struct DynamicIsland {
  /// Creates views that aren't displayed.
  @MainActor public init<Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandBuilder expanded: () -> DynamicIslandContent, @ViewBuilder compactLeading: () -> Leading,
    @ViewBuilder compactTrailing: () -> Trailing, @ViewBuilder minimal: () -> Minimal
  ) {}
}

/// The content of an expanded Dynamic Island, which isn't displayed.
public struct DynamicIslandContent {}

/// A region of an expanded Dynamic Island, which isn't displayed.
public struct DynamicIslandExpandedRegion<Content: View> {
  /// Where the region is.
  public enum Position: Hashable, Sendable {
    /// Beside the camera or below it.
    case leading, trailing, center, bottom
  }

  /// Creates a region that isn't displayed.
  @MainActor public init(_ position: Position, priority: Double = 0, @ViewBuilder content: () -> Content) {}
}

/// Combines the regions of a Dynamic Island.
@MainActor @resultBuilder public enum DynamicIslandBuilder {
  /// Builds a region.
  public static func buildExpression<Content: View>(_ region: DynamicIslandExpandedRegion<Content>)
    -> DynamicIslandContent
  {
    DynamicIslandContent()
  }
  /// Combines regions.
  public static func buildBlock(_ regions: DynamicIslandContent...) -> DynamicIslandContent { DynamicIslandContent() }
}

/// Collects the configurations of a scene.
@MainActor @resultBuilder public enum ActivityConfigurationBuilder {
  /// Combines configurations.
  public static func buildBlock(_ configurations: any WidgetConfiguration...) -> [any WidgetConfiguration] {
    configurations
  }
}

extension Scene {
  /// Displays the app's activities in the scene's windows, as cards in the bottom trailing corner.
  ///
  /// - Parameter configurations: the views of the activities. An activity without one isn't displayed.
  public func activities(
    @ActivityConfigurationBuilder _ configurations: @escaping @MainActor () -> [any WidgetConfiguration]
  ) -> some Scene {
    windowOverlay(alignment: .bottomTrailing) { ActivityCards(configurations: configurations()) }
  }
}
