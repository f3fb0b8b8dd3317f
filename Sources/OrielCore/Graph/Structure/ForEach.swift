/// A structure that computes views from a collection.
///
/// ```swift
/// ForEach(notes) { note in
///   Text(note.title)
/// }
/// ```
///
/// Elements are identified by their id: views of remaining elements keep their state, focus and widgets when the
/// collection changes, even if they move. A change costs one comparison for each element, plus the updates of those
/// that differ.
///
/// The comparison is fastest for an array of values without references, if the closure uses only its element: the
/// closure then runs only for elements that differ. Otherwise it runs for each.
///
/// Ids should be unique. Of several elements with the same id, the first keeps its state and the others are created
/// again; a warning is logged once.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// The closure that makes the view of an element.
  public var content: (Data.Element) -> Content {
    didSet { contentCode = Self.code(of: content) }
  }
  let identity: (Data.Element) -> ID
  /// The key path to the identity, if the app has specified one.
  let idPath: KeyPath<Data.Element, ID>?
  /// Whether it is the `id` of an identifiable element.
  let isIdentifiable: Bool
  /// The address of the content's code if it captures nothing; otherwise 0.
  private(set) var contentCode: UInt
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  /// Creates views for a collection of identifiable elements.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, identity: { $0.id }, isIdentifiable: true)
  }

  /// Creates views for a collection whose elements are identified by the property at a key path.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, identity: { $0[keyPath: id] }, idPath: id)
  }

  /// Creates views for a range of integers, which may change.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, identity: { $0 })
    // In `content` the closure has another calling convention, and is wrapped in a closure with a context.
    contentCode = Self.code(of: NumberContent(function: content))
  }

  private struct NumberContent {
    let function: (Int) -> Content
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    func make<Source: ForEachSource>(_ source: Source.Type) -> _ViewNode<Self> {
      MappedNode(view, in: context, to: source.contents)
    }
    if let source = Data.self as? any ForEachSource.Type { return make(source) }
    guard context.makesRows else { return ForEachNode(view, in: context) }
    return Content._rowCount == 1 ? ElementRows(view, in: context) : NestedElementRows(view, in: context)
  }

  @MainActor public static var _rowCount: Int? { nil }
}

/// A collection whose elements are known when its `ForEach` is displayed: another view is displayed instead.
@MainActor protocol ForEachSource: RandomAccessCollection {
  associatedtype ID: Hashable
  associatedtype Content: View
  associatedtype Contents: View
  /// The view that takes the place of the `ForEach`.
  static func contents(of each: ForEach<Self, ID, Content>) -> Contents
}

extension ForEachSource {
  /// The view that takes the place of a `ForEach` of this collection.
  fileprivate static func contents<Each: View>(_ each: Each) -> Contents {
    guard let each = each as? ForEach<Self, ID, Content> else { preconditionFailure("\(Each.self) has other elements") }
    return contents(of: each)
  }
}

extension ForEach {
  package init(
    data: Data, content: @escaping (Data.Element) -> Content, identity: @escaping (Data.Element) -> ID,
    idPath: KeyPath<Data.Element, ID>? = nil, isIdentifiable: Bool = false
  ) {
    let content = Self.following(content)
    self.data = Self.kept(data)
    self.content = content
    self.identity = identity
    self.idPath = idPath
    self.isIdentifiable = isIdentifiable
    contentCode = Self.code(of: content)
  }
}
