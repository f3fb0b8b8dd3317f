import Foundation
import OrielCore

extension View {
  /// Displays a card at the bottom of the view that recommends another application.
  ///
  /// The card shows the application's icon, name and summary. Its button opens the application if it is installed.
  /// Otherwise it opens the application's page in the desktop's software center, or on Flathub if there is none. The
  /// texts are AppStream's metadata, or the application's desktop file.
  ///
  /// The card is non-modal, and doesn't take the keyboard focus.
  ///
  /// - Parameters:
  ///   - isPresented: displays the card while it is true. It becomes false when the user closes the card.
  ///   - configuration: returns an ``SKOverlay/AppConfiguration``. Called when the card is displayed.
  public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View {
    overlay(alignment: .bottom) {
      if isPresented.wrappedValue, let card = configuration() as? SKOverlay.AppConfiguration {
        AppCard(card: CardContent(card)) { isPresented.wrappedValue = false }.id(card.appIdentifier)
      }
    }
  }
}

/// A configuration as a value, which the card compares.
@MainActor private struct CardContent: Equatable {
  let id: String
  let isRaised: Bool
  let canBeClosed: Bool
  let campaign: String?
  let provider: String?

  init(_ configuration: SKOverlay.AppConfiguration) {
    id = configuration.appIdentifier
    isRaised = configuration.position == .bottomRaised
    canBeClosed = configuration.userDismissible
    campaign = configuration.campaignToken
    provider = configuration.providerToken
  }

  /// The page in the software center.
  var storeURL: URL? { URL(string: "appstream://\(pathID)") }

  /// The page on the web.
  var webURL: URL? {
    guard var parts = URLComponents(string: "https://flathub.org/apps/\(pathID)") else { return nil }
    let tokens = [("ct", campaign), ("pt", provider)].compactMap { name, value in
      value.map { URLQueryItem(name: name, value: $0) }
    }
    if !tokens.isEmpty { parts.queryItems = tokens }
    return parts.url
  }

  private var pathID: String {
    id.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union([".", "-", "_"])) ?? ""
  }
}

private struct AppCard: View {
  let card: CardContent
  let close: @MainActor () -> Void

  @Environment(\.applicationCatalog) private var catalog
  @Environment(\.openURL) private var openURL
  @State private var application: InstalledApplication?
  @State private var isInstalled = false

  /// The page to open; nil if no application opens such pages.
  private var page: URL? {
    if catalog?.opensURLs(withScheme: "appstream") == true { return card.storeURL }
    return catalog?.opensURLs(withScheme: "https") == true ? card.webURL : nil
  }

  var body: some View {
    HStack(spacing: 12) {
      icon.frame(width: 48, height: 48).accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 3) {
        Text(application?.name ?? card.id).bold().lineLimit(2)
        if let summary = application?.summary { Text(summary).foregroundStyle(.secondary).lineLimit(2) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if isInstalled {
        Button(Word.storeOpen.text) { _ = catalog?.launch(card.id) }
      } else {
        Button(Word.storeGet.text) { if let page { openURL(page) } }.disabled(page == nil)
      }
      if card.canBeClosed {
        Button(action: close) { Label(Word.storeClose.text, systemImage: "xmark").labelStyle(.iconOnly) }
          .buttonStyle(.borderless)
      }
    }
    .padding(12)
    .frame(maxWidth: 480)
    .background {
      ZStack {
        RoundedRectangle(cornerRadius: 12).fill(.background)
        RoundedRectangle(cornerRadius: 12).stroke(.separator)
      }
      .shadow(radius: 4, y: 1)
    }
    .padding(12)
    .padding(.bottom, card.isRaised ? 64 : 0)
    .task(id: card.id) { await load() }
  }

  @ViewBuilder private var icon: some View {
    if let icon = application?.icon {
      if icon.hasPrefix("/") {
        Image(file: URL(fileURLWithPath: icon)).resizable().scaledToFit()
      } else {
        Image(iconName: icon).resizable().scaledToFit()
      }
    } else {
      Image(iconName: "application-x-executable").resizable().scaledToFit()
    }
  }

  private func load() async {
    application = catalog?.installedApplication(card.id)
    isInstalled = application != nil
    guard !isInstalled, let offered = await catalog?.offeredApplication(card.id), !Task.isCancelled else { return }
    application = offered
  }
}
