/// A view for each element of a collection.
///
/// Elements are told apart by their identity: when the collection changes, the views of elements that stay keep their
/// state, focus and widgets, whether they move or not. The cost of a change is one comparison for each element, plus
/// the work for those that differ.
///
/// The comparison is fastest where an array's elements are values without references to objects, and the closure uses
/// nothing but its element: then the closure runs for the elements that differ only. Otherwise it runs for each.
///
/// Identities should be unique. Of several elements with the same one, the first keeps its view's state and the
/// others start afresh; a warning is logged once.
@MainActor public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the view of one element.
  public var content: (Data.Element) -> Content {
    didSet { contentCode = Self.code(of: content) }
  }
  let identity: @MainActor (Data.Element) -> ID
  /// The property that `identity` reads, where the app has named one.
  let idPath: KeyPath<Data.Element, ID>?
  /// The address of the content's code, where that has captured nothing; 0 elsewhere.
  private(set) var contentCode: UInt
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  /// A view for each element of a collection of identifiable elements.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, identity: { $0.id })
  }

  /// A view for each element, told apart by the property at `id`.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, identity: { $0[keyPath: id] }, idPath: id)
  }

  /// A view for each number of a range that doesn't change. (A range that does change works as well.)
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, identity: { $0 })
    // Stored, the closure has another calling convention, which is a closure with something captured.
    contentCode = Self.code(of: NumberContent(function: content))
  }

  private struct NumberContent {
    let function: (Int) -> Content
  }

  init(
    data: Data, content: @escaping (Data.Element) -> Content, identity: @escaping @MainActor (Data.Element) -> ID,
    idPath: KeyPath<Data.Element, ID>? = nil
  ) {
    self.data = data
    self.content = content
    self.identity = identity
    self.idPath = idPath
    contentCode = Self.code(of: content)
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ForEachNode(view, in: context)
  }
}
