import OrielTesting
import Testing

@testable import OrielCore

@MainActor struct ScrollModifierTests {
  private func element<Content: View>(_ kind: ElementKind, _ content: Content) throws -> any Element {
    let screen = Screen { content }
    return try #require(screen.find(kind).view.widget).element
  }

  @Test func `Indicators are hidden for the given axes`() throws {
    let scroll = try element(.scrollView, ScrollView {}.scrollIndicators(.hidden, axes: .vertical)) as? ScrollElement
    #expect(scroll?.vertical == .never)
    #expect(scroll?.horizontal == .automatic)
    let list = try element(.list, List { Text("a") }.scrollIndicators(.visible)) as? ListElement
    #expect(list?.indicators == .always)
  }

  @Test func `Scrolling stays disabled within a modifier that disables it`() throws {
    let scroll = try element(.scrollView, ScrollView {}.scrollDisabled(false).scrollDisabled(true)) as? ScrollElement
    #expect(scroll?.isEnabled == false)
    let list = try element(.list, List { Text("a") }.scrollDisabled(true)) as? ListElement
    #expect(list?.isScrollEnabled == false)
  }

  @Test func `The background of lists and editors is hidden`() throws {
    let list = try element(.list, List { Text("a") }.scrollContentBackground(.hidden)) as? ListElement
    #expect(list?.hidesBackground == true)
    let plain = try element(.list, List { Text("a") }) as? ListElement
    #expect(plain?.hidesBackground == false)
  }
}
