import Oriel

/// Views that are one element for assistive technology, and a link that shares.
struct AccessibilityPage: View {
  @State private var rating = 3

  var body: some View {
    PageColumn(.accessibility, "Labels, values and actions for assistive technologies.") {
      Section("One element") {
        HStack {
          ForEach(1...5, id: \.self) { Image(systemName: $0 <= rating ? "star.fill" : "star") }
          Spacer()
          Text("\(rating) of 5")
        }
        .accessibilityElement(children: .ignore)
        .accessibility(label: Text("Rating"))
        .accessibilityValue("\(rating) of 5")
        Stepper("Rating", value: $rating, in: 0...5).elsewhere()
      }
      Section("Sharing") {
        ShareLink(item: URL(string: "https://www.gtk.org")!, subject: Text("A toolkit"), message: Text("Look at this:"))
      }
    }
  }
}

extension View {
  /// Modifiers that have an effect on other platforms only.
  fileprivate func elsewhere() -> some View {
    self.accessibilityAction(named: "Best") {}.accessibilityInputLabels(["Stars"])
      .accessibilityRespondsToUserInteraction(true).accessibilitySortPriority(1)
      .scrollDismissesKeyboard(.immediately).toolbarBackground(.visible, for: .windowToolbar)
  }
}

extension Page {
  static let accessibility = Page("accessibility", "Accessibility", symbol: "accessibility", order: 78) {
    AccessibilityPage()
  }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.accessibility) }
