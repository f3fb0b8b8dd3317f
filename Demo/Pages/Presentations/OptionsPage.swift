import Oriel

/// Options of dialogs other than texts and actions.
struct OptionsPage: View {
  @Environment(GalleryModel.self) private var gallery

  var body: some View {
    PageColumn(.options, "Icons, severity and suppression of alerts and confirmation dialogs.") {
      Section("Icon and severity") {
        IconAlert(run: gallery.run(.icon))
        SeverityAlert(run: gallery.run(.severity))
      }
      Section("Suppression") {
        SuppressionAlert(run: gallery.run(.suppression))
        SuppressionLabelAlert(run: gallery.run(.suppressionLabel))
      }
      Section("At once") {
        AllOptionsDialog(run: gallery.run(.allOptions))
      }
    }
  }
}

extension Page {
  static let options = Page(
    "options", "Dialog Options", symbol: "gearshape", order: 90, samples: Sample.options
  ) { OptionsPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.options) }
