import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// Copying, pasting, dragging and dropping.
@MainActor struct TransferTests {
  @MainActor private final class Log {
    var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
  }

  private let log = Log()

  private func pad(_ name: String = "pad") -> some View {
    Color.red.frame(width: 100, height: 40).accessibilityIdentifier(name)
  }

  // MARK: Clipboard

  @Test func theFocusedViewIsCopiedCutAndPastedInto() async throws {
    let screen = Screen {
      VStack {
        pad().focusable()
          .copyable(["copied"])
          .cuttable {
            log.note("cut")
            return ["cut text"]
          }
          .pasteDestination(for: String.self) { log.note("paste \($0)") }
      }
    }
    try screen.find(identifier: "pad").focus()
    try screen.press("c")
    #expect(try await screen.clipboardItems(of: String.self) == ["copied"])
    try screen.press("x")
    #expect(try await screen.clipboardItems(of: String.self) == ["cut text"])
    try await screen.setClipboard(["from elsewhere"])
    try screen.press("v")
    await screen.settle()
    #expect(log.lines == ["cut", "paste [\"from elsewhere\"]"])
  }

  @Test func nothingIsPastedThatHasAnotherTypeOrThatTheValidatorRefuses() async throws {
    let screen = Screen {
      VStack {
        pad().focusable()
          .pasteDestination(for: URL.self) {
            log.note("paste \($0.count)")
          } validator: {
            $0.filter(\.isFileURL)
          }
      }
    }
    try screen.find(identifier: "pad").focus()
    try await screen.setClipboard(["text"])
    #expect(throws: ScreenError.self) { try screen.press("v") }
    try await screen.setClipboard([URL(string: "https://example.com")!])
    try screen.press("v")
    await screen.settle()
    #expect(log.lines == [])
    try await screen.setClipboard([URL(filePath: "/a"), URL(filePath: "/b")])
    try screen.press("v")
    await screen.settle()
    #expect(log.lines == ["paste 2"])
  }

  @Test func commandsWithProvidersCopyAndPaste() async throws {
    let screen = Screen {
      VStack {
        pad().focusable()
          .onCopyCommand { [NSItemProvider(object: "copied")] }
          .onCutCommand { [] }
          .onPasteCommand(of: [.plainText]) { items in
            for item in items {
              item.loadObject(ofClass: String.self) { text, _ in
                MainActor.assumeIsolated { log.note("paste \(text ?? "nothing")") }
              }
            }
          }
      }
    }
    try screen.find(identifier: "pad").focus()
    try screen.press("c")
    try screen.press("x")
    try screen.press("v")
    await screen.settle()
    #expect(log.lines == ["paste copied"])
  }

  @Test func aPasteButtonIsEnabledWhileTheClipboardHasItsType() async throws {
    let screen = Screen { PasteButton(payloadType: String.self) { log.note("paste \($0)") } }
    #expect(try !screen.button("Paste").isEnabled)
    try await screen.setClipboard(["text"])
    try screen.button("Paste").tap()
    await screen.settle()
    #expect(log.lines == ["paste [\"text\"]"])
    screen.clearClipboard()
    #expect(try !screen.button("Paste").isEnabled)
  }

  // MARK: Drag and drop

  private struct Card: Codable, Equatable, Transferable {
    var title: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: UTType(exportedAs: "com.example.card", conformingTo: .data))
      ProxyRepresentation(exporting: \.title)
    }
  }

  @Test func aCardIsDraggedToAnotherView() async throws {
    let screen = Screen {
      VStack {
        pad("card").draggable(Card(title: "One"))
        pad("list").dropDestination(for: Card.self) { cards, place in
          log.note("\(cards.map(\.title)) at \(Int(place.x)), \(Int(place.y))")
          return true
        } isTargeted: {
          log.note("targeted \($0)")
        }
        pad("text").dropDestination(for: String.self) { texts, _ in
          log.note("\(texts)")
          return true
        }
        pad("other").dropDestination(for: URL.self) { _, _ in true }
      }
    }
    let card = screen.find(identifier: "card")
    #expect(try await card.drag(to: screen.find(identifier: "list")) == .copy)
    #expect(log.lines == ["targeted true", "targeted false", "[\"One\"] at 50, 20"])
    log.lines = []
    #expect(try await card.drag(to: screen.find(identifier: "text")) == .copy)
    #expect(log.lines == ["[\"One\"]"])
    #expect(try await card.drag(to: screen.find(identifier: "other")) == .cancel)
  }

  @Test func filesOfAnotherAppAreDropped() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "oriel-drop-\(UUID().uuidString).txt")
    try Data("contents".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = Screen {
      VStack {
        pad("urls").dropDestination(for: URL.self) { urls, _ in
          log.note("\(urls.map(\.lastPathComponent).count)")
          return true
        }
        pad("texts").dropDestination(for: String.self) { texts, _ in
          log.note("\(texts)")
          return true
        }
        pad("images").onDrop(of: [.image], isTargeted: nil) { _ in true }
      }
    }
    #expect(try await screen.find(identifier: "urls").drop([file, file]) == .copy)
    #expect(try await screen.find(identifier: "texts").drop([file]) == .copy)
    #expect(try await screen.find(identifier: "images").drop([file]) == .cancel)
    #expect(log.lines == ["2", "[\"contents\"]"])
  }

  @Test func onDropGetsProvidersAndSaysWhetherItIsTargeted() async throws {
    struct Target: View {
      @State private var isTargeted = false
      let log: Log
      var body: some View {
        Text(isTargeted ? "Here" : "Drop").accessibilityIdentifier("target")
          .onDrop(of: [.fileURL], isTargeted: $isTargeted) { providers in
            log.note("\(providers.count) \(providers[0].hasItemConformingToTypeIdentifier("public.file-url"))")
            return true
          }
      }
    }
    let screen = Screen { Target(log: log) }
    let target = screen.find(identifier: "target")
    let operation = try await target.drop([URL(filePath: "/tmp/a.txt")]) { #expect(screen.text("Here").exists) }
    #expect(operation == .copy)
    #expect(screen.text("Drop").exists)
    #expect(log.lines == ["1 true"])
  }

  private struct Delegate: DropDelegate {
    let note: (String) -> Void
    func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.plainText]) }
    func dropEntered(info: DropInfo) { note("entered") }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
    func dropExited(info: DropInfo) { note("exited") }
    func performDrop(info: DropInfo) -> Bool {
      note("performed \(info.itemProviders(for: [.plainText]).count)")
      return true
    }
  }

  @Test func aDelegateDecides() async throws {
    let screen = Screen {
      VStack {
        pad("source").onDrag { NSItemProvider(object: "text") }
        pad("target").onDrop(of: [.plainText, .fileURL], delegate: Delegate(note: log.note))
      }
    }
    let target = screen.find(identifier: "target")
    #expect(try await screen.find(identifier: "source").drag(to: target) == .move)
    #expect(log.lines == ["entered", "exited", "performed 1"])
    log.lines = []
    #expect(try await target.drop([Data([1, 2])]) == .cancel)
    #expect(log.lines == [])
  }

  @Test func whatIsNotDraggableIsNotDragged() async throws {
    let screen = Screen {
      VStack {
        pad("a")
        pad("b").draggable("b")
      }
    }
    await #expect(throws: ScreenError.self) {
      try await screen.find(identifier: "a").drag(to: screen.find(identifier: "b"))
    }
  }

  @Test func theSelectedItemsOfAContainerAreDraggedTogether() async throws {
    struct Album: View {
      struct Photo: Identifiable, Transferable {
        let id: Int
        static var transferRepresentation: some TransferRepresentation {
          ProxyRepresentation { URL(filePath: "/photos/\($0.id).jpg") }
        }
      }
      let log: Log
      @State private var selection: [Int] = [3, 1]
      var body: some View {
        VStack {
          ForEach(1..<4) { id in
            Text("photo \(id)").accessibilityIdentifier("\(id)").draggable(containerItemID: id)
          }
          Text("stranger").accessibilityIdentifier("stranger").draggable(containerItemID: "1")
          Button("Deselect") { selection = [] }
          Text("target").accessibilityIdentifier("target").dropDestination(for: URL.self) { urls, _ in
            log.note("\(urls.map(\.lastPathComponent))")
            return true
          }
        }
        .dragContainer(for: Photo.self) { $0.filter { $0 != 2 || selection.isEmpty }.map { Photo(id: $0) } }
        .dragContainerSelection(selection)
      }
    }
    let screen = Screen { Album(log: log) }
    let target = screen.find(identifier: "target")
    #expect(try await screen.find(identifier: "1").drag(to: target) == .copy)
    #expect(log.lines == ["[\"3.jpg\", \"1.jpg\"]"])
    await #expect(throws: ScreenError.self, "the container gives no item for it") {
      try await screen.find(identifier: "2").drag(to: target)
    }
    await #expect(throws: ScreenError.self, "no container has items with such identifiers") {
      try await screen.find(identifier: "stranger").drag(to: target)
    }
    try screen.button("Deselect").tap()
    try await screen.find(identifier: "2").drag(to: target)
    try await screen.find(identifier: "1").drag(to: target)
    #expect(log.lines.dropFirst() == ["[\"2.jpg\"]", "[\"1.jpg\"]"])
  }

  // MARK: Item providers

  @Test func aProviderHasTheTypesOfItsItemAndLoadsThem() async throws {
    let provider = NSItemProvider(object: Card(title: "One"))
    #expect(provider.registeredTypeIdentifiers.first == "com.example.card")
    #expect(provider.canLoadObject(ofClass: String.self))
    let data = try await provider.content(conformingTo: .utf8PlainText).contents()
    #expect(String(decoding: data, as: UTF8.self) == "One")
    let made = NSItemProvider()
    made.registerDataRepresentation(forTypeIdentifier: "public.plain-text") { completion in
      completion(Data("later".utf8), nil)
      return nil
    }
    #expect(try await made.load(String.self) == "later")
    #expect(
      NSItemProvider(contentsOf: URL(filePath: "/tmp/a.png"))?.hasItemConformingToTypeIdentifier("public.image") == true
    )
  }
}
