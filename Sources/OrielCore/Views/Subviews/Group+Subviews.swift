extension Group {
  /// Takes the views of another view, and displays what a closure makes of them.
  ///
  /// ```swift
  /// struct Deck<Content: View>: View {
  ///   @ViewBuilder var content: Content
  ///
  ///   var body: some View {
  ///     Group(subviews: content) { cards in
  ///       ZStack {
  ///         ForEach(cards.prefix(3).reversed()) { $0 }
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// Each statement in a view builder is a view, and so is each element of a `ForEach` and each view of a `Group`; an `if`
  /// has those of its branch. The closure runs when their number or order has changed, and when a value that it has read
  /// has. A view that it doesn't place isn't created.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(subviews: SubviewsProperty(view), transform: transform) }
  }

  /// Takes the sections of another view, and displays what a closure makes of them.
  ///
  /// Views outside of sections form sections of their own. Otherwise the same as ``init(subviews:transform:)``.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(subviews: SubviewsProperty(view), transform: transform) }
  }
}

/// What a closure makes of the views of another view. See ``Group/init(subviews:transform:)``.
public struct GroupElementsOfContent<Base: View, Result: View>: View {
  let subviews: SubviewsProperty<Base>
  let transform: (SubviewsCollection) -> Result

  public var body: Result { transform(subviews.subviews) }
}

/// What a closure makes of the sections of another view. See ``Group/init(sections:transform:)``.
public struct GroupSectionsOfContent<Base: View, Result: View>: View {
  let subviews: SubviewsProperty<Base>
  let transform: (SectionCollection) -> Result

  public var body: Result { transform(subviews.sections) }
}
