import FoundationEssentials

/// A button that pastes from the clipboard. It is disabled unless the clipboard contains items of its types.
///
/// ```swift
/// PasteButton(payloadType: String.self) { strings in notes += strings }
/// ```
public struct PasteButton: View {
  private let types: [UTType]
  private let paste: ([NSItemProvider]) -> Void
  @Environment(\.transferPlatform) private var platform
  @Environment(\.standardLabels) private var labels

  /// Creates a button that pastes transferable items.
  ///
  /// - Parameters:
  ///   - payloadType: the type of the items.
  ///   - onPaste: runs when the items have been loaded.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    types = T.importedContentTypes
    paste = { items in
      TransferLoad.items(of: T.self, from: items) { if !$0.isEmpty { onPaste($0) } }
    }
  }

  /// Creates a button that pastes items of certain types.
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    types = supportedContentTypes
    paste = payloadAction
  }

  private var clipboard: (any TransferSource)? {
    platform?.clipboardChanges.recordRead()
    guard let clipboard = platform?.clipboard, clipboard.mayProvide(types) else { return nil }
    return clipboard
  }

  public var body: some View {
    let isEnabled = clipboard != nil
    Button(action: pasteNow) {
      Label {
        Text(verbatim: labels[.paste])
      } icon: {
        Image(systemName: "doc.on.clipboard")
      }
    }
    .disabled(!isEnabled)
  }

  private func pasteNow() {
    guard let clipboard = platform?.clipboard else { return }
    Task { @MainActor in
      let items = await clipboard.items(of: types)
      if !items.isEmpty { paste(items) }
    }
  }
}
