/// A type whose properties can be animated.
///
/// ```swift
/// struct Counter: View, Animatable {
///   var value: Double
///   nonisolated var animatableData: Double {
///     get { value }
///     set { value = newValue }
///   }
///   var body: some View { Text("\(Int(value))") }
/// }
/// ```
///
/// When the data of a view or modifier changes in a transaction with an animation, its body runs for each frame with
/// interpolated data.
public protocol Animatable {
  /// The type of the animatable data.
  associatedtype AnimatableData: VectorArithmetic

  /// The data to interpolate.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Empty data: nothing is animated.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
