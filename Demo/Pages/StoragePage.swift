import Foundation
import Oriel

/// Stored settings, and the keyboard focus.
struct StoragePage: View {
  @AppStorage("greeting") private var greeting = "Hello"
  @AppStorage("starts-loud") private var startsLoud = false
  @AppStorage("shared-name", store: UserDefaults(suiteName: "org.oriel.Gallery.shared")) private var name = ""
  @SceneStorage("draft") private var draft = ""

  var body: some View {
    PageColumn(.storage, "Stored settings, window state and keyboard focus.") {
      Section {
        TextField("Greeting", text: $greeting)
        Toggle("Say it loud", isOn: $startsLoud)
        Row("Result") {
          Text(startsLoud ? greeting.uppercased() : greeting).bold(startsLoud)
        }
      } header: {
        Text("AppStorage").font(.headline)
      } footer: {
        Text("Stored for the app, in its configuration folder.")
      }
      Section {
        TextField("Name", text: $name)
      } header: {
        Text("UserDefaults").font(.headline)
      } footer: {
        Text("Stored where Foundation keeps it, so that other code of the app reads it as well.")
      }
      Section {
        TextField("Draft", text: $draft, prompt: Text("Stored for this window"))
      } header: {
        Text("SceneStorage").font(.headline)
      }
      FocusSection()
    }
  }
}

extension Page {
  static let storage = Page("storage", "Storage and Focus", symbol: "externaldrive", order: 60) { StoragePage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.storage) }
