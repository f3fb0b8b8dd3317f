import Oriel

/// Confirmation dialogs of every kind.
struct ConfirmationsPage: View {
  @Environment(GalleryModel.self) private var gallery

  var body: some View {
    PageColumn(.confirmations, "Dialogs that offer a choice between actions.") {
      Section("Usual") {
        TrashDialog(run: gallery.run(.emptyTrash))
        ShareDialog(run: gallery.run(.confirmMessage))
        HiddenTitleDialog(run: gallery.run(.hiddenTitle))
        CustomCancelDialog(run: gallery.run(.customCancel))
      }
      Section("From data") {
        DataDialog(run: gallery.run(.confirmData))
        FormatDialog(run: gallery.run(.manyChoices))
      }
      Section("While there is a value") { ValueDialog() }
    }
  }
}

extension Page {
  static let confirmations = Page(
    "confirmations", "Confirmation Dialogs", symbol: "questionmark.circle", order: 80, samples: Sample.confirmations
  ) { ConfirmationsPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.confirmations) }
