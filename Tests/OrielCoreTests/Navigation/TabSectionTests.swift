import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Sections of tabs, roles, and the visibility of tabs.
@MainActor struct TabSectionTests {
  @MainActor @Observable final class Library {
    var page = "home"
    var title = "Music"
    var customization = TabViewCustomization()
  }

  private struct Pages<S: TabViewStyle>: View {
    @Bindable var library: Library
    let style: S

    var body: some View {
      TabView(selection: $library.page) {
        Tab(value: "search", role: .search) { Text("search page") }
        Tab("Home", systemImage: "house", value: "home") { Text("home page") }
        TabSection(library.title) {
          Tab("Albums", systemImage: "square.stack", value: "albums") { Text("albums page") }
            .customizationID("albums")
          Tab("Artists", systemImage: "music.mic", value: "artists") { Text("artists page") }
            .tabPlacement(.sidebarOnly)
        }
      }
      .tabViewStyle(style)
      .tabViewCustomization($library.customization)
    }
  }

  @Test func `A sidebar shows the tabs of a section below its header, and a search last`() throws {
    let library = Library()
    let screen = Screen { Pages(library: library, style: .sidebarAdaptable) }
    #expect(screen.find(.list).texts == ["Home", "Music", "Albums", "Artists", "Search"])
    try screen.row("Artists").select()
    #expect(library.page == "artists")
    #expect(try screen.text("artists page").isVisible)
    library.title = "Sounds"
    #expect(screen.find(.list).texts == ["Home", "Sounds", "Albums", "Artists", "Search"])
  }

  @Test func `A row of tabs has no tabs that are only in a sidebar`() throws {
    let library = Library()
    let screen = Screen { Pages(library: library, style: .tabBarOnly) }
    #expect(try screen.find(.picker).options == ["Home", "Albums", "Search"])
    library.page = "artists"
    #expect(try screen.text("artists page").isVisible)
  }

  @Test func `An app hides a tab by its identifier`() throws {
    let library = Library()
    let screen = Screen { Pages(library: library, style: .tabBarOnly) }
    library.customization[tabBarVisibility: "albums"] = .hidden
    #expect(try screen.find(.picker).options == ["Home", "Search"])
    library.customization.resetVisibility()
    #expect(try screen.find(.picker).options == ["Home", "Albums", "Search"])
    library.customization[sidebarVisibility: "albums"] = .hidden
    #expect(try screen.find(.picker).options == ["Home", "Albums", "Search"])
  }

  @Test func `A tab that is hidden by default is shown by the customization`() throws {
    struct Numbers: View {
      @Bindable var library: Library
      var body: some View {
        TabView {
          Tab("One", systemImage: "1.circle") { Text("1") }
          Tab("Two", systemImage: "2.circle") { Text("2") }
          Tab("Three", systemImage: "3.circle") { Text("3") }
            .customizationID("three").defaultVisibility(.hidden, for: .tabBar)
        }
        .tabViewCustomization($library.customization)
      }
    }
    let library = Library()
    let screen = Screen { Numbers(library: library) }
    #expect(try screen.find(.picker).options == ["One", "Two"])
    library.customization[tabBarVisibility: "three"] = .visible
    #expect(try screen.find(.picker).options == ["One", "Two", "Three"])
  }

  @Test func `A customization survives being encoded`() throws {
    var customization = TabViewCustomization()
    customization[tabBarVisibility: "a"] = .hidden
    customization[sidebarVisibility: "b"] = .visible
    let copy = try JSONDecoder().decode(TabViewCustomization.self, from: JSONEncoder().encode(customization))
    #expect(copy == customization)
    #expect(copy[tabBarVisibility: "b"] == .automatic)
  }

  @Test func `The dots of pages have a background if the style has one`() throws {
    func dots(_ style: PageIndexViewStyle) throws -> Double {
      let screen = Screen {
        TabView {
          Text("1").tabItem { Text("One") }
          Text("2").tabItem { Text("Two") }
        }
        .tabViewStyle(.page).indexViewStyle(style)
      }
      return Double(screen.find(.shape).count)
    }
    #expect(try dots(.page(backgroundDisplayMode: .always)) > dots(.page))
  }
}
