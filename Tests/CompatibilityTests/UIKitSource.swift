import OrielTesting
import OrielUIKit
import SwiftUI
import Testing

/// A delegate as it is written for iOS.
private class AppDelegate: UIResponder, UIApplicationDelegate {
  private(set) var hasLaunched = false

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    hasLaunched = true
    return true
  }
}

private struct Notes: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate

  var body: some Scene {
    WindowGroup("Notes") {
      Button("Copy") {
        UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
        UIPasteboard.general.string = "a note"
      }
      Color(.systemBackground).frame(width: 20, height: 20)
      Image(uiImage: UIImage()).frame(width: 20, height: 20)
    }
  }
}

@MainActor @Suite(.serialized) struct UIKitSourceTests {
  @Test func `The delegate is told of the launch, and a text is put on the clipboard`() throws {
    let notes = Notes()
    let app = TestApp { notes }
    #expect(notes.delegate.hasLaunched)
    try app.frontScreen.button("Copy").tap()
    #expect(UIPasteboard.general.string == "a note" && UIPasteboard.general.hasStrings)
  }

  @Test func `A picture is encoded in other formats, with a scale`() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
    renderer.scale = 2
    let picture = try #require(renderer.pngData.flatMap { UIImage(data: $0, scale: 2) })
    #expect(picture.size == CGSize(width: 30, height: 20) && picture.scale == 2)
    let jpeg = try #require(picture.jpegData(compressionQuality: 0.8))
    #expect(jpeg.starts(with: [0xff, 0xd8]) && UIImage(data: jpeg)?.size == CGSize(width: 60, height: 40))
    #expect(picture.pngData().flatMap { UIImage(data: $0) }?.size == CGSize(width: 60, height: 40))
    #expect(UIImage().size == .zero && UIImage().pngData() == nil)
  }

  @Test func `Colors have components and opacities`() {
    var (red, alpha) = (CGFloat(0), CGFloat(0))
    UIColor(red: 0.25, green: 0, blue: 0, alpha: 1).withAlphaComponent(0.5)
      .getRed(&red, green: nil, blue: nil, alpha: &alpha)
    #expect(abs(red - 0.25) < 0.001 && alpha == 0.5)
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor(white: 0.25, alpha: 1) }
    dynamic.getRed(&red, green: nil, blue: nil, alpha: &alpha)
    #expect(UITraitCollection.current.userInterfaceStyle == .light && abs(red - 0.25) < 0.001)
    #expect(UIColor.label == UIColor(Color.primary) && UIColor.red != UIColor.systemRed)
  }

  @Test func `Without a dictionary of its language each word is spelled correctly`() {
    let text = "no wrods"
    let range = NSRange(location: 0, length: text.utf16.count)
    let checker = UITextChecker()
    let found = checker.rangeOfMisspelledWord(in: text, range: range, startingAt: 0, wrap: false, language: "xx_XX")
    #expect(found.location == NSNotFound)
    #expect(checker.guesses(forWordRange: range, in: text, language: "xx_XX") == nil)
  }

  // swift-format-ignore: NoPlaygroundLiterals
  @Test func `Literals of colors and images are those of the kit`() {
    #expect(#colorLiteral(red: 0, green: 0.5, blue: 1, alpha: 1) == UIColor(red: 0, green: 0.5, blue: 1, alpha: 1))
    #expect(Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)) == Color(red: 1, green: 0, blue: 0))
    #expect((#imageLiteral(resourceName: "there is none") as UIImage).size == .zero)
  }
}
