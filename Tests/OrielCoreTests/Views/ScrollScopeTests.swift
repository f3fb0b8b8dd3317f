import FoundationEssentials
import OrielTesting
import Testing

@testable import OrielCore

/// What a `ScrollViewReader` scrolls to.
@MainActor struct ScrollScopeTests {
  private let letters = ["A", "B", "C", "D", "E", "F", "G", "H"]
  private let size = ProposedViewSize(width: 300, height: 300)

  fileprivate enum Kind: CaseIterable, Sendable { case eager, lazy, list }

  private struct Sections: View {
    let kind: Kind
    let letters: [String]

    var body: some View {
      switch kind {
      case .eager: ScrollView { VStack(alignment: .leading, spacing: 0) { sections } }
      case .lazy: ScrollView { LazyVStack(alignment: .leading, spacing: 0) { sections } }
      case .list: List { sections }
      }
    }

    private var sections: some View {
      ForEach(letters, id: \.self) { letter in
        Section {
          ForEach(0..<12, id: \.self) { Text("\(letter)\($0)").frame(height: 20) }
        } header: {
          Text("Letter \(letter)")
        }
      }
    }
  }

  private struct Index: View {
    let letters: [String]
    let proxy: ScrollViewProxy
    var body: some View {
      HStack {
        ForEach(letters, id: \.self) { letter in
          Button(letter) { proxy.scrollTo(letter, anchor: .top) }.frame(width: 24, height: 24)
        }
      }
    }
  }

  private func isVisible(_ text: String, on screen: Screen) -> Bool {
    guard screen.text(text).count == 1, let frame = try? screen.text(text).frame else { return false }
    return frame.minY >= -0.5 && frame.maxY <= 300.5
  }

  @Test(arguments: Kind.allCases, [true, false])
  fileprivate func `An index with the identities of the sections scrolls to their headers`(
    kind: Kind, isBefore: Bool
  ) async throws {
    let letters = letters
    let screen = Screen(size: size) {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          if isBefore { Index(letters: letters, proxy: proxy) }
          Sections(kind: kind, letters: letters)
          if !isBefore { Index(letters: letters, proxy: proxy) }
        }
      }
    }
    _ = screen.texts
    for letter in ["E", "B", "G"] {
      try screen.button(letter).tap()
      await screen.settle()
      #expect(isVisible("Letter \(letter)", on: screen), "\(kind): \(letter) in \(screen.texts)")
      #expect(isVisible("\(letter)0", on: screen), "\(kind): \(letter) in \(screen.texts)")
    }
  }

  @Test func `A reader within a scroll view scrolls that one if there is none in it`() async throws {
    let screen = Screen(size: size) {
      ScrollView {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            Button("Go") { proxy.scrollTo(30, anchor: .top) }
            ForEach(0..<60) { Color.red.frame(height: 40).accessibilityIdentifier("\($0)") }
          }
        }
      }
    }
    try screen.button("Go").tap()
    await screen.settle()
    #expect(try screen.frame(of: "30").minY == 0)
  }

  @Test func `A view beside the scroll view of a reader within another scroll view isn't chosen`() async throws {
    let screen = Screen(size: size) {
      ScrollView {
        Color.clear.frame(height: 100)
        ScrollViewReader { proxy in
          Button("Go") { proxy.scrollTo(30, anchor: .top) }.id(30)
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<60) { Color.red.frame(height: 40).accessibilityIdentifier("\($0)") } }
          }
          .frame(height: 120).accessibilityIdentifier("inner")
        }
        Color.clear.frame(height: 900)
      }
    }
    let inner = try screen.frame(of: "inner").minY
    try screen.button("Go").tap()
    await screen.settle()
    #expect(try screen.frame(of: "30").minY == inner)
    #expect(try screen.frame(of: "inner").minY == inner)
  }
}
