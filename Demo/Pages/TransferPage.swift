import Oriel

/// The clipboard, and drag and drop.
struct TransferPage: View {
  @State private var pasted = "nothing"
  @State private var cards = ["One", "Two", "Three"]
  @State private var dropped: [String] = []
  @State private var files: [String] = []
  @State private var isTargeted = false
  @State private var isFileTargeted = false
  @State private var operation = "none"

  var body: some View {
    PageColumn(.transfer, "The clipboard, and drag and drop within the app and with other apps.") {
      Section("Clipboard") {
        Row("Copy or cut with Ctrl+C and Ctrl+X") {
          TransferCard("A text").focusable()
            .copyable(["A text"])
            .cuttable(for: String.self) {
              pasted = "nothing, since the text was cut"
              return ["A text"]
            }
        }
        Row("Pasted: \(pasted)") {
          Flow {
            TransferCard("Paste with Ctrl+V").focusable()
              .pasteDestination(for: String.self) {
                pasted = $0.joined()
              } validator: {
                $0.filter { !$0.isEmpty }
              }
            PasteButton(payloadType: String.self) { pasted = $0.joined() }
          }
        }
        Row("With item providers") {
          TransferCard("Copy, cut and paste").focusable()
            .onCopyCommand { [NSItemProvider(object: "From a provider")] }
            .onCutCommand { [NSItemProvider(object: "Cut from a provider")] }
            .onPasteCommand(of: [.plainText]) { items in
              items.first?.loadObject(ofClass: String.self) { text, _ in
                MainActor.assumeIsolated { pasted = text ?? "nothing" }
              }
            }
        }
      }
      Section("Drag and drop") {
        Row {
          TransferCard("Drop a card here", isTargeted: isTargeted)
            .dropDestination(for: String.self) { texts, _ in
              dropped += texts
              return true
            } isTargeted: {
              isTargeted = $0
            }
        } title: {
          Flow {
            ForEach(cards, id: \.self) { card in
              TransferCard(card).draggable(card) { TransferCard(card).rotationEffect(.degrees(-4)) }
            }
          }
        }
        Row("Dropped: \(dropped.isEmpty ? "nothing" : dropped.joined(separator: ", "))") {
          Button("Clear") { dropped = [] }.disabled(dropped.isEmpty)
        }
        Row("Files: \(files.isEmpty ? "none" : files.joined(separator: ", "))") {
          TransferCard("Drop files here", isTargeted: isFileTargeted)
            .onDrop(of: [.fileURL], isTargeted: $isFileTargeted) { providers in
              for provider in providers {
                provider.loadObject(ofClass: URL.self) { url, _ in
                  MainActor.assumeIsolated { files += [url?.lastPathComponent ?? "?"] }
                }
              }
              return true
            }
        }
        Row("Both letters are dragged at once") {
          Flow {
            ForEach(["A", "B"], id: \.self) { letter in
              TransferCard(letter).draggable(containerItemID: letter)
            }
          }
          .dragContainer(for: String.self, itemID: \.self) { $0 }
          .dragContainerSelection(["A", "B"])
        }
        Row("Last operation: \(operation)") {
          Flow {
            TransferCard("Drag an item").onDrag {
              NSItemProvider(object: "An item")
            } preview: {
              Label("An item", systemImage: "shippingbox").padding(8).background(.regularMaterial, in: Capsule())
            }
            TransferCard("Move it here").onDrop(of: [.plainText], delegate: MoveDelegate(operation: $operation))
          }
        }
      }
    }
  }
}

/// Moves what is dropped.
private struct MoveDelegate: DropDelegate {
  @Binding var operation: String

  func dropEntered(info: DropInfo) { operation = "entered" }
  func dropExited(info: DropInfo) { operation = "left" }
  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }

  func performDrop(info: DropInfo) -> Bool {
    operation = "moved \(info.itemProviders(for: [.plainText]).count)"
    return true
  }
}

private struct TransferCard: View {
  let title: String
  /// Whether an item is dragged over it. Its size stays the same, so that it doesn't shrink away from the pointer.
  let isTargeted: Bool

  init(_ title: String, isTargeted: Bool = false) {
    self.title = title
    self.isTargeted = isTargeted
  }

  var body: some View {
    Text(title).padding(.horizontal, 12).padding(.vertical, 8)
      .background(Color.accentColor.opacity(isTargeted ? 0.6 : 0.25), in: RoundedRectangle(cornerRadius: 6))
  }
}

extension Page {
  static let transfer = Page("transfer", "Clipboard and Drag", symbol: "doc.on.clipboard", order: 38) { TransferPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.transfer) }
