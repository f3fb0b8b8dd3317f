import Oriel

/// A popover that points at a part of its button.
struct AnchorPopover: View {
  enum Place: Hashable { case bounds, part, corner }

  @Bindable var run: SampleRun
  @State private var place = Place.bounds

  var body: some View {
    PopoverRow(run: run) {
      $0.popover(isPresented: $run.isPresented, attachmentAnchor: anchor, arrowEdge: .bottom) {
        Text("It points there.").padding(12)
      }
    }
    Choices("Anchor", selection: $place, [("View", .bounds), ("Part", .part), ("Corner", .corner)])
  }

  private var anchor: PopoverAttachmentAnchor {
    switch place {
    case .bounds: .rect(.bounds)
    case .part: .rect(.rect(CGRect(x: 0, y: 0, width: 20, height: 20)))
    case .corner: .point(.bottomTrailing)
    }
  }
}
