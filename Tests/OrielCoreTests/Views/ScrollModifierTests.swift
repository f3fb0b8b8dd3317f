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

  @Test func `Safe area padding moves the content of a scroll view, and other views`() throws {
    let insets = EdgeInsets(top: 5, leading: 20, bottom: 0, trailing: 20)
    let plain = ScrollView { Text("a").frame(maxWidth: .infinity) }.scrollBounceBehavior(.basedOnSize)
    let scroll = try element(.scrollView, plain.background(.red).safeAreaPadding(insets)) as? ScrollElement
    #expect(scroll?.margins == insets)
    #expect(scroll?.indicatorMargins == insets)
    let nested = try element(.scrollView, VStack { plain }.safeAreaPadding(10)) as? ScrollElement
    #expect(nested?.margins == EdgeInsets())
    let size = ProposedViewSize(width: 100, height: 100)
    let screen = Screen(size: size) { plain.safeAreaPadding(.leading, 10) }
    #expect(try screen.find(.scrollView).frame.width == 100)
    let padded = Screen(size: size) { Color.red.safeAreaPadding(.horizontal, 20) }
    #expect(try padded.find(.color).frame.width == 60)
  }

  @Test func `The background of lists and editors is hidden`() throws {
    let list = try element(.list, List { Text("a") }.scrollContentBackground(.hidden)) as? ListElement
    #expect(list?.hidesBackground == true)
    let plain = try element(.list, List { Text("a") }) as? ListElement
    #expect(plain?.hidesBackground == false)
  }
}
