import Oriel

/// What a screen reader is told, and where its focus is.
struct AccessibleFocusSection: View {
  @AccessibilityFocusState private var isMessageFocused: Bool
  @State private var sent = 0

  var body: some View {
    Section("Focus and announcements") {
      Row("Sent: \(sent)") {
        Button("Announce") {
          sent += 1
          AccessibilityNotification.Announcement("Message \(sent) sent").post()
        }
        .accessibilitySortPriority(1)
        .accessibilityActivationPoint(.center)
        Button("Move the focus") { isMessageFocused = true }
      }
      Text("The address is missing")
        .accessibilityFocused($isMessageFocused)
        .accessibilityCustomContent("Field", "Address", importance: .high)
      Text("A heading of level 4").accessibilityHeading(.h4)
      Button("Only shown") {}.accessibilityRespondsToUserInteraction(false)
    }
  }
}
