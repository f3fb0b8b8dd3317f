/// Something whose properties can change gradually.
///
/// ```swift
/// struct Counter: View, Animatable {
///   var value: Double
///   var animatableData: Double {
///     get { value }
///     set { value = newValue }
///   }
///   var body: some View { Text("\(Int(value))") }
/// }
/// ```
///
/// Where a view or a modifier is given another value in a transaction with an animation, its body runs for each frame, with
/// data between the old and the new.
public protocol Animatable {
  /// The type of the data.
  associatedtype AnimatableData: VectorArithmetic

  /// The data that changes gradually.
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
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
