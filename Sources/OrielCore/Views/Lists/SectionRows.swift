/// The rows of a section in a list: its header, its rows and its footer.
@MainActor
package final class SectionRows<Parent: View, Content: View, Footer: View>:
  _ViewNode<Section<Parent, Content, Footer>>
{
  private var parts: [_RowsNode] = []
  private let isTakenApart: Bool

  init(_ view: Section<Parent, Content, Footer>, in context: _NodeContext) {
    isTakenApart = context.isTakenApart
    super.init(context: context)
    let below = context.below(self)
    parts = [
      SectionLabelRow(header(of: view), isShown: Parent.self != EmptyView.self, .header, in: below),
      SectionContent.makePart(Self.content(of: view), in: below),
      SectionLabelRow(view.footer, isShown: Footer.self != EmptyView.self, .footer, in: below),
    ]
    for (number, part) in parts.enumerated() { hold(part, at: number) }
  }

  override package var partCount: Int { parts.count }
  override package func part(_ number: Int) -> _RowsNode { parts[number] }

  override package func unmountChildren() {
    for part in parts { part.unmount() }
    parts = []
  }

  // A view that takes its content apart has no place for the button that collapses the section.
  private func header(of view: Section<Parent, Content, Footer>) -> SectionHeader<Parent> {
    SectionHeader(content: view.header, isExpanded: view.isCollapsible && !isTakenApart ? view.isExpanded : nil)
  }

  private static func content(of view: Section<Parent, Content, Footer>) -> SectionContent<Content> {
    SectionContent(content: view.content, isExpanded: view.isExpanded)
  }

  override package func update(_ newView: Section<Parent, Content, Footer>) {
    guard isMounted else { return }
    (parts.first as? SectionLabelRow<SectionHeader<Parent>>)?.update(header(of: newView))
    (parts[1] as? _ViewNode<SectionContent<Content>>)?.update(Self.content(of: newView))
    (parts.last as? SectionLabelRow<Footer>)?.update(newView.footer)
  }

  override package func place(at index: Int) -> ListRowPlace {
    let (part, inner) = part(at: index)
    var place = part.place(at: inner)
    place.section = start(ofPart: 1)..<start(ofPart: 2)
    return place
  }

  override func sections(from start: Int) -> [RowSection] {
    let content = start + self.start(ofPart: 1)..<start + self.start(ofPart: 2)
    return [
      RowSection(
        header: start..<content.lowerBound, content: content, footer: content.upperBound..<start + count, node: self)
    ]
  }
}

/// The header or the footer of a section: a row that can't be selected.
@MainActor private final class SectionLabelRow<Label: View>: OuterNode<Label> {
  private let kind: ListRowPlace.Kind

  init(_ view: Label, isShown: Bool, _ kind: ListRowPlace.Kind, in context: _NodeContext) {
    self.kind = kind
    super.init(context: context)
    guard isShown else { return }
    let below = context.below(self)
    hold(
      context.isTakenApart
        ? Label.makePart(view, in: below) : SingleRow(SectionLabel(content: view), in: below))
  }

  override func update(_ newView: Label) {
    if context.isTakenApart { updateChild(newView) } else { updateChild(SectionLabel(content: newView)) }
  }

  override func place(at index: Int) -> ListRowPlace { ListRowPlace(kind: kind) }
}

/// The views of a header or a footer, in a row.
private struct SectionLabel<Content: View>: View {
  let content: Content

  var body: some View { HStack { content } }
}
