import Oriel

/// Alerts of every kind.
struct AlertsPage: View {
  @Environment(GalleryModel.self) private var gallery

  var body: some View {
    PageColumn(.alerts, "Messages that require a decision.") {
      Section("Usual") {
        PlainAlert(run: gallery.run(.plainAlert))
        DeleteAlert(run: gallery.run(.deleteMessage))
        SaveAlert(run: gallery.run(.saveOrDiscard))
        NoActionAlert(run: gallery.run(.noAction))
      }
      Section("From data and errors") {
        DataAlert(run: gallery.run(.presentingData))
        ErrorAlert(run: gallery.run(.error))
        ErrorMessageAlert(run: gallery.run(.errorMessage))
      }
      Section("While there is a value") { ValueAlerts() }
      Section("Alive") {
        LoginAlert(run: gallery.run(.login))
        TimedAlert(run: gallery.run(.closesItself))
        SecondAlert(run: gallery.run(.secondAlert), next: gallery.run(.secondAlertNext))
        ReturningAlert(run: gallery.run(.comesBack), next: gallery.run(.comesBackNext))
      }
      Section("Edge cases") {
        LongTextAlert(run: gallery.run(.longText))
        UnbrokenTextAlert(run: gallery.run(.unbrokenText))
        TwelveActionsAlert(run: gallery.run(.twelveActions))
        LongLabelsAlert(run: gallery.run(.longLabels))
        LiteralTextAlert(run: gallery.run(.literalText))
      }
    }
  }
}

extension Page {
  static let alerts = Page(
    "alerts", "Alerts", symbol: "exclamationmark.triangle", order: 70, samples: Sample.alerts
  ) { AlertsPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.alerts) }
