/// A section of the views that a container has been given. See ``Group/init(sections:transform:)``.
///
/// Views outside of the app's sections form sections of their own, without header and footer.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section.
  public struct ID: Hashable, Sendable {
    enum Place: Hashable {
      /// One that the app has declared.
      case declared(ObjectIdentifier)
      /// The views after so many of these.
      case after(Int)
    }

    let place: Place
  }

  /// The identity: the section keeps it when others come, go or move.
  public let id: ID
  /// The views of the header.
  public let header: SubviewsCollection
  /// The views between header and footer.
  public let content: SubviewsCollection
  /// The views of the footer.
  public let footer: SubviewsCollection
  private let node: _RowsNode?

  /// The values that the section, or a view around it, has set for the container.
  @MainActor public var containerValues: ContainerValues {
    let node = node
    return ContainerValues {
      (node?.context.traits).map { ViewTraits($0).all(ContainerEntriesKey.self) } ?? []
    } tag: { _ in
    }
  }
}

extension SectionConfiguration {
  /// A section of the app.
  @MainActor init(_ section: RowSection, of subviews: [Subview]) {
    id = ID(place: .declared(ObjectIdentifier(section.node)))
    header = SubviewsCollection(Array(subviews[section.header]))
    content = SubviewsCollection(Array(subviews[section.content]))
    footer = SubviewsCollection(Array(subviews[section.footer]))
    node = section.node
  }

  /// Views outside of sections.
  init(_ subviews: ArraySlice<Subview>, after count: Int) {
    id = ID(place: .after(count))
    header = SubviewsCollection([])
    content = SubviewsCollection(Array(subviews))
    footer = SubviewsCollection([])
    node = nil
  }
}

/// The sections of the views that a container has been given.
public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  init(_ sections: [SectionConfiguration]) { self.sections = sections }

  @MainActor init(_ found: [RowSection], of source: SubviewSource) {
    let subviews = source.subviews
    var sections: [SectionConfiguration] = []
    var end = 0
    func addOthers(upTo start: Int, after count: Int) {
      if start > end { sections.append(SectionConfiguration(subviews[end..<start], after: count)) }
    }
    for (number, section) in found.enumerated() {
      addOthers(upTo: section.rows.lowerBound, after: number)
      sections.append(SectionConfiguration(section, of: subviews))
      end = section.rows.upperBound
    }
    addOthers(upTo: subviews.count, after: found.count)
    self.sections = sections
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }

  public subscript(position: Int) -> SectionConfiguration { sections[position] }
}
