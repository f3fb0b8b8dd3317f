/// The rows of a section in a list: its header, its rows and its footer.
@MainActor
package final class SectionRows<Parent: View, Content: View, Footer: View>:
  _ViewRows<Section<Parent, Content, Footer>>
{
  private var content: _ViewRows<Content>?

  init(_ view: Section<Parent, Content, Footer>, in context: _NodeContext) {
    super.init(context: context)
    let below = context.below(self)
    let content = Content._makeRows(view.content, in: below)
    self.content = content
    begin(with: [
      SectionLabelRow(view.header, .header, in: below), content, SectionLabelRow(view.footer, .footer, in: below),
    ])
  }

  override package func update(_ newView: Section<Parent, Content, Footer>) {
    (parts.first as? SectionLabelRow<Parent>)?.update(newView.header)
    content?.update(newView.content)
    (parts.last as? SectionLabelRow<Footer>)?.update(newView.footer)
  }

  override package func place(at index: Int) -> ListRowPlace {
    let (part, inner) = part(at: index)
    var place = part.place(at: inner)
    place.section = start(ofPart: 1)..<start(ofPart: 2)
    return place
  }
}

/// The header or the footer of a section: a row that can't be selected.
@MainActor private final class SectionLabelRow<Label: View>: _ViewRows<Label> {
  private let kind: ListRowPlace.Kind

  init(_ view: Label, _ kind: ListRowPlace.Kind, in context: _NodeContext) {
    self.kind = kind
    super.init(context: context)
    if Label.self != EmptyView.self { begin(with: [SingleRow(SectionLabel(content: view), in: context.below(self))]) }
  }

  override func update(_ newView: Label) {
    (parts.first as? SingleRow<SectionLabel<Label>>)?.update(SectionLabel(content: newView))
  }

  override func place(at index: Int) -> ListRowPlace { ListRowPlace(kind: kind) }
}

/// The views of a header or a footer, in a row.
private struct SectionLabel<Content: View>: View {
  let content: Content

  var body: some View { HStack { content } }
}
