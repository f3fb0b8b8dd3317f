import Oriel

/// Popovers with all of their options.
struct PopoversPage: View {
  @Environment(GalleryModel.self) private var gallery
  @State private var options = SheetOptions()

  var body: some View {
    PageColumn(.popovers, "Views that are attached to the presenting view.") {
      Section("Popovers") {
        PlainPopover(run: gallery.run(.plainPopover))
        FieldPopover(run: gallery.run(.fieldPopover))
        RowPopover(run: gallery.run(.rowPopover))
      }
      Section("Places") {
        EdgePopover(run: gallery.run(.edges))
        AnchorPopover(run: gallery.run(.anchors))
        MovedPopover(run: gallery.run(.movedPopover))
      }
      Section("With others") {
        NestedPopovers(run: gallery.run(.nestedPopovers))
        PopoverAlert(run: gallery.run(.popoverAlert), alert: gallery.run(.popoverAlertAlert))
        PopoverSheet(run: gallery.run(.popoverSheet), sheet: gallery.run(.popoverSheetSheet))
        HeldPopover(run: gallery.run(.heldPopover))
      }
      Section("Options") {
        CustomPopover(run: gallery.run(.customPopover), options: options)
      }
    }
  }
}

extension Page {
  static let popovers = Page(
    "popovers", "Popovers", symbol: "text.bubble", order: 110, samples: Sample.popovers, pictures: "popover",
    opensWindows: false
  ) { PopoversPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.popovers) }
