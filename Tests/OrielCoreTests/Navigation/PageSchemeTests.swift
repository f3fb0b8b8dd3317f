import Observation
import OrielCore
import OrielTesting
import Testing

/// The color scheme of a window whose pages request one.
@MainActor struct PageSchemeTests {
  @Observable @MainActor final class Model {
    var path: [String] = []
    var rootScheme: ColorScheme? = .dark
    var tab = "first"
  }

  private struct Words: View {
    let name: String
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text("\(name) \("\(scheme)")") }
  }

  private struct Pages: View {
    let model: Model
    var body: some View {
      NavigationStack(path: Bindable(model).path) {
        Words(name: "root").preferredColorScheme(model.rootScheme)
          .navigationDestination(for: String.self) { name in
            Words(name: name).preferredColorScheme(name == "light" ? .light : nil)
          }
      }
    }
  }

  @Test func `A pushed page has the scheme of the page below it, unless it requests its own`() {
    let model = Model()
    let screen = Screen { Pages(model: model) }
    #expect(screen.text("root dark").exists)
    model.path = ["plain"]
    #expect(screen.text("plain dark").exists)
    model.path = ["plain", "light"]
    #expect(screen.text("light light").exists)
    model.path = ["plain", "light", "third"]
    #expect(screen.text("third light").exists)
    model.path = ["plain"]
    #expect(screen.text("plain dark").exists)
    model.rootScheme = nil
    #expect(screen.text("plain light").exists, "that of the desktop")
    model.path = []
    #expect(screen.text("root light").exists)
  }

  @Test func `A view that requests no scheme leaves the window that of the views around it`() {
    let model = Model()
    model.rootScheme = nil
    let screen = Screen { Pages(model: model).preferredColorScheme(.dark) }
    #expect(screen.text("root dark").exists)
    model.path = ["light"]
    #expect(screen.text("light light").exists)
    model.path = ["plain"]
    #expect(screen.text("plain dark").exists)
  }

  private struct Tabs: View {
    let model: Model
    var body: some View {
      TabView(selection: Bindable(model).tab) {
        Words(name: "first").preferredColorScheme(.dark).tabItem { Text("First") }.tag("first")
        Words(name: "second").tabItem { Text("Second") }.tag("second")
      }
    }
  }

  @Test func `A tab has its scheme while it is selected`() {
    let model = Model()
    let screen = Screen { Tabs(model: model) }
    #expect(screen.text("first dark").exists)
    model.tab = "second"
    #expect(screen.text("second light").exists)
    model.tab = "first"
    #expect(screen.text("first dark").exists)
  }
}
