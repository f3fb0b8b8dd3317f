extension ForEach where Content: View {
  /// Displays what a closure makes of each of the views of another view.
  ///
  /// ```swift
  /// HStack {
  ///   ForEach(subviews: content) { subview in
  ///     subview.frame(maxWidth: .infinity)
  ///   }
  /// }
  /// ```
  ///
  /// See ``Group/init(subviews:transform:)`` for what its views are.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(data: Data(view: AnyView(view)), content: content, identity: { $0.id })
  }

  /// Displays what a closure makes of each of the sections of another view.
  ///
  /// See ``Group/init(sections:transform:)`` for what its sections are.
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(data: Data(view: AnyView(view)), content: content, identity: { $0.id })
  }
}

/// The views of another view, which aren't known before the `ForEach` is displayed: until then it is empty.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  let view: AnyView

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> Subview { preconditionFailure("The collection is empty") }
}

extension ForEachSubviewCollection: ForEachSource {
  typealias ID = Subview.ID

  static func contents(of each: ForEach<Self, Subview.ID, Content>) -> some View {
    Group(subviews: each.data.view) { ForEach<SubviewsCollection, Subview.ID, Content>($0, content: each.content) }
  }
}

/// The sections of another view, which aren't known before the `ForEach` is displayed: until then it is empty.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  let view: AnyView

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> SectionConfiguration { preconditionFailure("The collection is empty") }
}

extension ForEachSectionCollection: ForEachSource {
  typealias ID = SectionConfiguration.ID

  static func contents(of each: ForEach<Self, SectionConfiguration.ID, Content>) -> some View {
    Group(sections: each.data.view) {
      ForEach<SectionCollection, SectionConfiguration.ID, Content>($0, content: each.content)
    }
  }
}
