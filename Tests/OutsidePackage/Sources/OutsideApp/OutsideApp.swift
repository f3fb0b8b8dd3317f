import Oriel
import OrielActivities
import OrielStore

@main struct OutsideApp: App {
  @State private var library = Library()
  @State private var libraryIsDamaged = false
  @StateObject private var account = Account()

  var body: some Scene {
    WindowGroup("Books") {
      LibraryScreen(library: library)
        .environment(library)
        .environmentObject(account)
    }
    .defaultSize(width: 640, height: 480)
    .activities {
      ActivityConfiguration(for: Loan.self) { context in
        Text("\(context.attributes.title), \(context.state.days) days left")
          .activityBackgroundTint(context.isStale ? nil : .blue)
          .activitySystemActionForegroundColor(.white)
      } dynamicIsland: { context in
        DynamicIsland {
          DynamicIslandExpandedRegion(.leading) { Text(context.attributes.title) }
          DynamicIslandExpandedRegion(.bottom) { Text("\(context.state.days)") }
        } compactLeading: {
          Text("Loan")
        } compactTrailing: {
          Text("\(context.state.days)")
        } minimal: {
          Text("\(context.state.days)")
        }
      }
    }

    Window("Overloads", id: "overloads") {
      VStack {
        AlertOverloads()
        ConfirmationDialogOverloads()
        DialogOptionOverloads()
        DismissalOverloads()
        StyleOverloads()
        SheetOverloads()
        PopoverOverloads()
        PresentationOverloads()
        FileOverloads()
        StoreOverloads()
        QuickLookOverloads()
        PhotoOverloads()
      }
    }
    .windowResizability(.contentSize)
    .storeProvider(CustomerPortalStore { try await portalURL() })

    NewerWindows()
    AlertSceneOverloads()

    AlertScene("The library is damaged", isPresented: $libraryIsDamaged) {
      Button("Repair") { library.books = [] }
      Button("Quit", role: .cancel) {}
    } message: {
      Text("It can be repaired.")
    }
    .dialogSeverity(.critical)
  }
}

/// What the app's server would answer: a link that is valid for a short time.
private func portalURL() async throws -> URL { URL(fileURLWithPath: "/portal") }

/// A book on loan, as an activity.
struct Loan: ActivityAttributes {
  struct ContentState: Codable, Hashable { var days: Int }
  var title: String
}

func lend(_ book: Book) async throws {
  let loan = try Activity.request(
    attributes: Loan(title: book.title), content: .init(state: .init(days: 14), staleDate: nil), pushType: nil)
  await loan.update(ActivityContent<Loan.ContentState>(state: .init(days: 13), staleDate: .now))
  await loan.end(nil, dismissalPolicy: .immediate)
  for other in Activity<Loan>.activities { await other.end(nil) }
}
