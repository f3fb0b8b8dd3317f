import FoundationEssentials

extension View {
  /// Lets the user copy from the view with Ctrl+C while it has the keyboard focus.
  ///
  /// - Parameter payloadAction: returns the items, or none to leave the clipboard unchanged.
  public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(CopyModifier(key: "c", items: payloadAction))
  }

  /// Lets the user cut from the view with Ctrl+X while it has the keyboard focus.
  ///
  /// - Parameter payloadAction: deletes the items, and returns them.
  public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(CopyModifier(key: "x", items: payloadAction))
  }

  /// Lets the user paste into the view with Ctrl+V while it has the keyboard focus.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: the types that the view accepts.
  ///   - payloadAction: runs with the items that have one of these types, soon after the key press.
  public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    modifier(PasteModifier(types: supportedContentTypes, paste: payloadAction))
  }

  /// Lets the user paste into the view with Ctrl+V while it has the keyboard focus, if a validator accepts the items.
  public func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes) { items in validator(items).map(payloadAction) }
  }

  /// Lets the user paste items whose types have certain identifiers. See `onPasteCommand(of:perform:)`.
  @available(*, deprecated, message: "Use values of UTType instead of their identifiers.")
  public func onPasteCommand(
    of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedTypes.map { UTType(transferred: $0) }, perform: payloadAction)
  }

  /// Lets the user paste items whose types have certain identifiers. See `onPasteCommand(of:validator:perform:)`.
  @available(*, deprecated, message: "Use values of UTType instead of their identifiers.")
  public func onPasteCommand<Payload>(
    of supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    onPasteCommand(
      of: supportedTypes.map { UTType(transferred: $0) }, validator: validator, perform: payloadAction)
  }

  /// Lets the user copy items from the view with Ctrl+C while it has the keyboard focus.
  public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    modifier(CopyModifier(key: "c", items: { payload().map { NSItemProvider(object: $0) } }))
  }

  /// Lets the user cut items from the view with Ctrl+X while it has the keyboard focus.
  ///
  /// - Parameters:
  ///   - payloadType: the type of the items.
  ///   - action: deletes the items, and returns them.
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    modifier(CopyModifier(key: "x", items: { action().map { NSItemProvider(object: $0) } }))
  }

  /// Lets the user paste items into the view with Ctrl+V while it has the keyboard focus.
  ///
  /// - Parameters:
  ///   - payloadType: the type of the items.
  ///   - action: runs with the items when they have been loaded.
  ///   - validator: returns the items to paste; if there are none, the action doesn't run.
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    modifier(
      PasteModifier(types: T.importedContentTypes) { items in
        TransferLoad.items(of: T.self, from: items) { loaded in
          let accepted = validator(loaded)
          if !accepted.isEmpty { action(accepted) }
        }
      })
  }
}

/// Loads items one after the other, and omits those that fail.
@MainActor enum TransferLoad {
  static func items<T: Transferable>(
    of type: T.Type, from providers: [NSItemProvider], then action: @escaping ([T]) -> Void
  ) {
    Task { @MainActor in action(await items(of: type, from: providers)) }
  }

  static func items<T: Transferable>(of type: T.Type, from providers: [NSItemProvider]) async -> [T] {
    var loaded: [T] = []
    for provider in providers where provider.canLoad(type) {
      do {
        loaded.append(try await provider.load(type))
      } catch {
        Diagnostics.warn("a pasted or dropped item couldn't be imported as \(type): \(error)")
      }
    }
    return loaded
  }
}

/// Copies or cuts with a key.
private struct CopyModifier: ViewModifier {
  let key: KeyEquivalent
  let items: (() -> [NSItemProvider])?
  @Environment(\.transferPlatform) private var platform

  func body(content: Content) -> some View {
    content.modifier(
      KeyCommandModifier { [platform] press in
        guard let items, let platform, press.key == key, press.isCommand else { return nil }
        return {
          let payload = items()
          if !payload.isEmpty { platform.copy(payload) }
        }
      })
  }
}

/// Pastes with a key.
private struct PasteModifier: ViewModifier {
  let types: [UTType]
  let paste: ([NSItemProvider]) -> Void
  @Environment(\.transferPlatform) private var platform

  func body(content: Content) -> some View {
    content.modifier(
      KeyCommandModifier { [platform] press in
        guard press.key == "v", press.isCommand, let clipboard = platform?.clipboard, clipboard.mayProvide(types) else {
          return nil
        }
        return {
          Task { @MainActor in
            let items = await clipboard.items(of: types)
            if !items.isEmpty { paste(items) }
          }
        }
      })
  }
}

extension KeyPress {
  /// Whether Ctrl alone is held down.
  fileprivate var isCommand: Bool {
    modifiers.contains(.command) && modifiers.isDisjoint(with: [.shift, .option])
  }
}
