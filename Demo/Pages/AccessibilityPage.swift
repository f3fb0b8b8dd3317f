import Oriel

/// Views that are one element for assistive technology, and a link that shares.
struct AccessibilityPage: View {
  @State private var rating = 3
  @State private var message = "new"
  @State private var volume = 0.5
  @Namespace private var pairs

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
        .accessibilityInputLabels(["Rating", "Stars"])
        .accessibilityAdjustableAction { rating = $0 == .increment ? min(rating + 1, 5) : max(rating - 1, 0) }
        Stepper("Rating", value: $rating, in: 0...5)
      }
      Section("A pair") {
        HStack {
          Text("Volume").accessibilityLabeledPair(role: .label, id: "volume", in: pairs)
          Spacer()
          Slider(value: $volume).frame(width: 160)
            .accessibilityLabeledPair(role: .content, id: "volume", in: pairs)
        }
      }
      AccessibleReplacementsSection()
      AccessibleFocusSection()
      Section("Actions") {
        Row("Message: \(message)") {
          Text("Meeting at ten")
            .accessibilityAction { message = "opened" }
            .accessibilityAction(named: "Archive") { message = "archived" }
            .accessibilityAction(named: "Flag") { message = "flagged" }
            .accessibilityActions {
              Button("Forward") { message = "forwarded" }
              Button("Print") { message = "printed" }
            }
            .accessibilityAction(.delete) { message = "deleted" }
        }
      }
      Section("Sharing") {
        ShareLink(item: URL(string: "https://www.gtk.org")!, subject: Text("A toolkit"), message: Text("Look at this:"))
      }
    }
  }
}

extension Page {
  static let accessibility = Page("accessibility", "Accessibility", symbol: "accessibility", order: 66) {
    AccessibilityPage()
  }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.accessibility) }
