/// Views of a tree of elements, with a ``DisclosureGroup`` for each element with children.
///
/// ```swift
/// List {
///   OutlineGroup(folders, children: \.subfolders) { Text($0.name) }
/// }
/// ```
///
/// An element whose children are nil is a leaf. The children of an element are read when it is expanded.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  fileprivate let data: Data
  fileprivate let id: KeyPath<Data.Element, ID>
  fileprivate let children: (Data.Element) -> Data?
  fileprivate let content: (Data.Element) -> Leaf
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public var body: some View {
    ForEach(data, id: id) { element in
      OutlineElement(element: element, id: id, children: children, content: content)
    }
  }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
  Data.Element: Identifiable
{
  /// Creates an outline of a collection of trees.
  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates an outline of a collection of trees in a binding; the closure receives a binding to the element.
  public init<C, E: Identifiable>(
    _ data: Binding<C>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, ID == E.ID, E == C.Element, C: MutableCollection, C: RandomAccessCollection {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates an outline of a tree, with its root.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element, Data == [DataElement] {
    self.init([root], id: \.id, children: children, content: content)
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Creates an outline of a collection of trees, whose elements are identified by the property at a key path.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(data: data, id: id, children: { $0[keyPath: children] }, content: content)
  }

  /// Creates an outline of a collection of trees in a binding, whose elements are identified by the property at a key
  /// path; the closure receives a binding to the element.
  public init<C, E>(
    _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, E == C.Element, C: MutableCollection, C: RandomAccessCollection {
    self.init(
      data: data, id: (\Binding<E>.wrappedValue).appending(path: id),
      children: { Binding($0[dynamicMember: children]) }, content: content)
  }
}

/// The children of an element of an ``OutlineGroup``.
public struct OutlineSubgroupChildren: View {
  private let content: AnyView

  fileprivate init<Content: View>(_ content: Content) { self.content = AnyView(content) }

  public var body: some View { content }
}

/// The views of an element and of its children.
private struct OutlineElement<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  @Environment(\.outlineLevel) private var level
  let element: Data.Element
  let id: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf

  var body: some View {
    if let below = children(element) {
      DisclosureGroup {
        OutlineSubgroupChildren(
          ForEach(below, id: id) { OutlineElement(element: $0, id: id, children: children, content: content) })
      } label: {
        content(element)
      }
    } else {
      content(element)._trait(RowIndentKey.self, OutlineIndent.ofLeaf(at: level))
    }
  }
}
