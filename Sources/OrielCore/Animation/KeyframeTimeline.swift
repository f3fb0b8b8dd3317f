/// A value that keyframes change over time.
///
/// ```swift
/// let timeline = KeyframeTimeline(initialValue: 0.0) {
///   LinearKeyframe(1.0, duration: 0.5)
///   SpringKeyframe(0.0)
/// }
/// timeline.value(time: 0.25) // 0.5
/// ```
public struct KeyframeTimeline<Value> {
  private let tracks: _KeyframeTracks<Value>

  /// Creates a timeline.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    var tracks = _KeyframeTracks(from: initialValue)
    content()._resolve(into: &tracks)
    self.tracks = tracks
  }

  /// The duration of the longest track, in seconds.
  public var duration: Double { tracks.duration }

  /// Returns the value at a time in seconds.
  public func value(time: Double) -> Value {
    var value = tracks.initial
    update(&value, time: time)
    return value
  }

  /// Returns the value at a fraction of the duration, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Updates the properties of a value that have tracks, at a time in seconds.
  public func update(_ value: inout Value, time: Double) { for update in tracks.updates { update(&value, time) } }

  /// Updates the properties of a value that have tracks, at a fraction of the duration.
  public func update(_ value: inout Value, progress: Double) { update(&value, time: progress * duration) }
}
