/// Tracks of keyframes, which change the properties of a value simultaneously.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
  /// The type of the body.
  associatedtype Body: Keyframes where Body.Value == Value
  /// The tracks of which the content consists.
  @KeyframesBuilder<Value> var body: Body { get }

  /// Adds the tracks to a timeline.
  func _resolve(into timeline: inout _KeyframeTracks<Value>)
}

extension Keyframes {
  public func _resolve(into timeline: inout _KeyframeTracks<Value>) { body._resolve(into: &timeline) }
}

/// The tracks of a timeline.
public struct _KeyframeTracks<Value> {
  let initial: Value
  var duration = 0.0
  var updates: [(inout Value, Double) -> Void] = []

  init(from initial: Value) { self.initial = initial }
}

/// The keyframes of one property of a value.
public struct KeyframeTrack<Root, Property, Content: KeyframeTrackContent>: Keyframes where Content.Value == Property {
  /// The type of the value that has the property.
  public typealias Value = Root

  private let keyPath: WritableKeyPath<Root, Property>
  private let content: Content

  /// Creates a track for the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Property {
    keyPath = \.self
    self.content = content()
  }

  /// Creates a track for a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Property>, @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  public var body: KeyframeTrack<Root, Property, Content> { self }

  public func _resolve(into timeline: inout _KeyframeTracks<Root>) {
    var path = _KeyframeTrackPath<Property>()
    content._resolve(into: &path)
    let segments = path.segments(from: timeline.initial[keyPath: keyPath].animatableData)
    guard !segments.isEmpty else { return }
    timeline.duration = max(timeline.duration, segments.reduce(0) { $0 + $1.keyframe.duration })
    let keyPath = keyPath
    timeline.updates.append { value, time in
      var start = 0.0
      for (index, segment) in segments.enumerated() {
        let end = start + segment.keyframe.duration
        if time < end || index == segments.count - 1 {
          let isOver = time >= end
          value[keyPath: keyPath].animatableData = isOver ? segment.keyframe.target : segment.value(at: time - start)
          return
        }
        start = end
      }
    }
  }
}

/// The tracks that a builder has collected.
public struct _KeyframesList<Value>: Keyframes {
  private var parts: [(inout _KeyframeTracks<Value>) -> Void] = []

  init(_ contents: [any Keyframes<Value>] = []) { for content in contents { append(content) } }

  private mutating func append(_ content: some Keyframes<Value>) { parts.append { content._resolve(into: &$0) } }

  public var body: _KeyframesList<Value> { self }
  public func _resolve(into timeline: inout _KeyframeTracks<Value>) { for part in parts { part(&timeline) } }
}

/// A result builder for the tracks of a timeline, or for the keyframes of the whole value.
@resultBuilder public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
  /// Builds a keyframe of the whole value.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  public static func buildBlock() -> some Keyframes<Value> { _KeyframesList<Value>() }
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> { _KeyframesList([accumulated, next]) }
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> where Value: Animatable { _KeyframeSequence([accumulated, next]) }
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }
  /// Returns a track with the keyframes of the whole value.
  public static func buildFinalResult<K: KeyframeTrackContent>(_ component: K) -> KeyframeTrack<Value, Value, K>
  where K.Value == Value { KeyframeTrack { component } }
}
