import OrielAppKit
import OrielTesting
import SwiftUI
import Testing

/// A delegate as it is written for a Mac.
private final class AppDelegate: NSObject, NSApplicationDelegate {
  private(set) var events: [String] = []

  func applicationDidFinishLaunching(_ notification: Notification) { events.append(notification.name.rawValue) }
  func application(_ application: NSApplication, open urls: [URL]) { events += urls.map(\.absoluteString) }
  func applicationWillTerminate(_ notification: Notification) { events.append(notification.name.rawValue) }
}

private struct Notes: App {
  @NSApplicationDelegateAdaptor(AppDelegate.self) var delegate

  var body: some Scene {
    WindowGroup("Notes") {
      Button("Copy") {
        NSPasteboard.general.clearContents()
        NSPasteboard.general.setString("a note", forType: .string)
      }
      Button("Quit") { NSApp.terminate(nil) }
      Color(nsColor: .windowBackgroundColor).frame(width: 20, height: 20)
      Text("gray").foregroundStyle(Color(nsColor: NSColor(srgbRed: 0.5, green: 0.5, blue: 0.5, alpha: 1)))
    }
  }
}

@MainActor @Suite(.serialized) struct AppKitSourceTests {
  @Test func `The delegate follows the life of the app`() throws {
    let notes = Notes()
    let app = TestApp { notes }
    app.open(try #require(URL(string: "notes://1")))
    try app.frontScreen.button("Quit").tap()
    #expect(app.screens.isEmpty)
    #expect(notes.delegate.events == ["NSApplicationDidFinishLaunchingNotification", "notes://1"])
  }

  @Test func `A text is put on the clipboard`() throws {
    let app = TestApp { Notes() }
    try app.frontScreen.button("Copy").tap()
    #expect(NSPasteboard.general.string(forType: .string) == "a note")
    #expect(NSPasteboard.general.string(forType: NSPasteboard.PasteboardType(rawValue: "public.png")) == nil)
  }

  @Test func `A dynamic color depends on the appearance`() {
    let dynamic = NSColor(name: nil) { $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .white : .black }
    var red = CGFloat(1)
    dynamic.getRed(&red, green: nil, blue: nil, alpha: nil)
    #expect(NSApp.effectiveAppearance.name == .aqua && red == 0)
    #expect(NSAppearance(named: .darkAqua)?.bestMatch(from: [.aqua, .vibrantDark]) == .vibrantDark)
    #expect(NSAppearance(named: NSAppearance.Name(rawValue: "other")) == nil)
  }

  /// 30 by 20 red pixels.
  private static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAB4AAAAUCAIAAAAVyRqTAAAAH0lEQVR42mP4z8BAI8QwavSo0aNGjxo9avSo0UPRaABUlVXHjXgx"
    + "uAAAAABJRU5ErkJggg=="

  @Test func `A picture has its size, and a view that is measured too`() throws {
    let picture = try #require(Data(base64Encoded: Self.png))
    #expect(NSImage(data: picture)?.size == CGSize(width: 30, height: 20))
    #expect(NSImage(data: Data("no picture".utf8)) == nil && NSImage(named: "there is none") == nil)
    let controller = NSHostingController(rootView: Color.red.frame(width: 30, height: 20).padding(5))
    #expect(controller.sizeThatFits(in: CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100)).width == 40)
    let flat = NSHostingController(rootView: Color.red.frame(width: 30, height: 0))
    #expect(flat.sizeThatFits(in: CGSize(width: 100, height: 100)) == CGSize(width: 30, height: 0))
  }

  // swift-format-ignore: NoPlaygroundLiterals
  @Test func `Literals of colors and images are those of the kit`() {
    #expect(#colorLiteral(red: 0, green: 0.5, blue: 1, alpha: 1) == NSColor(red: 0, green: 0.5, blue: 1, alpha: 1))
    #expect(Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)) == Color(red: 1, green: 0, blue: 0))
    #expect((#imageLiteral(resourceName: "there is none") as NSImage).size == .zero)
  }
}
