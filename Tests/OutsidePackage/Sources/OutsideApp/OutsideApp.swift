import Oriel

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
        QuickLookOverloads()
        PhotoOverloads()
      }
    }
    .windowResizability(.contentSize)

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
