/// The views that a container has been given. As a view, it displays all of them.
public struct SubviewsCollection: RandomAccessCollection {
  /// Some of the views.
  public typealias SubSequence = SubviewsCollectionSlice

  private let subviews: [Subview]

  init(_ subviews: [Subview]) { self.subviews = subviews }

  /// The first index.
  public var startIndex: Int { 0 }
  /// The index after the last one.
  public var endIndex: Int { subviews.count }

  /// The view at an index.
  public subscript(position: Int) -> Subview { subviews[position] }
  /// Some of the views.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews[bounds]) }
}

extension SubviewsCollection: View {
  public var body: some View { ForEach(self) { $0 } }
}

/// Some of the views that a container has been given. As a view, it displays all of them.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  /// Some of the views.
  public typealias SubSequence = SubviewsCollectionSlice

  private let subviews: ArraySlice<Subview>

  init(_ subviews: ArraySlice<Subview>) { self.subviews = subviews }

  /// The first index.
  public var startIndex: Int { subviews.startIndex }
  /// The index after the last one.
  public var endIndex: Int { subviews.endIndex }

  /// The view at an index.
  public subscript(position: Int) -> Subview { subviews[position] }
  /// Some of the views.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews[bounds]) }
}

extension SubviewsCollectionSlice: View {
  public var body: some View { ForEach(self) { $0 } }
}
