import Oriel

/// An introduction to the Gallery.
struct WelcomePage: View {
  @Environment(GalleryModel.self) private var gallery

  var body: some View {
    Form {
      Section {
      } header: {
        VStack(spacing: 18) {
          Image(data: Artwork.window)
            .resizable()
            .scaledToFit()
            .frame(width: 128, height: 128)
            .accessibilityLabel("A bay window, the sign of Oriel")
          Text("Oriel Gallery").font(.largeTitle).bold().accessibilityHeading(.h1)
          Text("Examples of every view, modifier and dialog in Oriel.")
            .font(.title3)
            .fontWeight(.regular)
            .foregroundStyle(.secondary)
            .multilineTextAlignment(.center)
        }
        .padding(.horizontal, 48)
        .frame(maxWidth: .infinity)
        .accessibilityRemoveTraits(.isHeader)
      }
      Section("Start with") {
        link(to: .state, "State, lists and updates")
        link(to: .alerts, "Every kind of alert, with its binding and a log of events")
        link(to: .options, "Icons, severity, and “Don’t ask again”")
      }
    }
  }

  private func link(to page: Page, _ detail: LocalizedStringKey) -> some View {
    Row {
      Button("Open \(page.title)") { gallery.page = page }
        .multilineTextAlignment(.trailing)
        .buttonStyle(.link)
    } title: {
      HStack(spacing: 12) {
        Image(systemName: page.symbol).accessibilityHidden(true)
        VStack(alignment: .leading, spacing: 3) {
          Text(page.title)
          Text(detail).font(.caption).foregroundStyle(.secondary)
        }
      }
    }
  }
}

extension Page {
  static let welcome = Page("welcome", "Welcome", symbol: "house", order: 10) { WelcomePage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.welcome) }
