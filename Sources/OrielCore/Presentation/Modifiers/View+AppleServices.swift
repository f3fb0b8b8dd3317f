import FoundationEssentials

// Presentations that need one of Apple's services or devices. They are declared so that the compiler names the reason, and
// an app knows what to leave out on Linux. Types of frameworks that don't exist here are generic parameters.

@available(*, unavailable, message: "Only a headset shows real objects through a presentation")
extension View {
  /// Unavailable: only a headset shows real objects through a presentation.
  public func presentationBreakthroughEffect(_ effect: BreakthroughEffect) -> some View { self }
}

/// Unavailable: only a headset shows real objects through a presentation.
@available(*, unavailable, message: "Only a headset shows real objects through a presentation")
public struct BreakthroughEffect: Hashable, Sendable {
  /// Unavailable.
  public static var automatic: BreakthroughEffect { BreakthroughEffect() }
  /// Unavailable.
  public static var none: BreakthroughEffect { BreakthroughEffect() }
  /// Unavailable.
  public static var prominent: BreakthroughEffect { BreakthroughEffect() }
  /// Unavailable.
  public static var subtle: BreakthroughEffect { BreakthroughEffect() }
}

@available(*, unavailable, message: "Only a headset receives a foveated stream")
extension View {
  /// Unavailable: only a headset receives a foveated stream.
  public func foveatedStreamingPauseSheet<Session>(session: Session) -> some View { self }
}

@available(*, unavailable, message: "iCloud keeps no games on Linux: use the app's own storage")
extension View {
  /// Unavailable: iCloud keeps no games on Linux.
  public func gameSaveSyncingAlert<Directory>(
    directory: Binding<Directory?>, finishedLoading: @escaping () -> Void
  ) -> some View { self }
}

@available(*, unavailable, message: "Linux has no list of contacts that an app may see in parts")
extension View {
  /// Unavailable: Linux has no list of contacts that an app may see in parts.
  public func contactAccessPicker(
    isPresented: Binding<Bool>, completionHandler: @escaping ([String]) -> Void = { _ in }
  ) -> some View { self }
}

/// Unavailable: Linux has no list of contacts that an app may see in parts.
@available(*, unavailable, message: "Linux has no list of contacts that an app may see in parts")
public struct ContactAccessButton: View {
  /// Unavailable.
  public init(
    queryString: String, ignoredEmails: Set<String>? = nil, ignoredPhoneNumbers: Set<String>? = nil,
    approvalCallback: @escaping ([String]) -> Void = { _ in }
  ) {}

  public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "There is no SecTrust on Linux: show the certificate in a sheet of the app")
extension View {
  /// Unavailable: there is no `SecTrust` on Linux.
  public func certificateSheet<Trust>(
    trust: Binding<Trust?>, title: String? = nil, message: String? = nil, help: URL? = nil
  ) -> some View { self }
}

@available(*, unavailable, message: "Linux has no service that translates texts for all apps")
extension View {
  /// Unavailable: Linux has no service that translates texts for all apps.
  public func translationPresentation(
    isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, replacementAction: ((String) -> Void)? = nil
  ) -> some View { self }

  /// Unavailable: Linux has no service that translates texts for all apps.
  public func translationTask<Language, Strategy, Session>(
    source: Language? = nil, target: Language? = nil, preferredStrategy: Strategy? = nil,
    action: @escaping (Session) async -> Void
  ) -> some View { self }

  /// Unavailable: Linux has no service that translates texts for all apps.
  public func translationTask<Configuration, Session>(
    _ configuration: Configuration?, action: @escaping (Session) async -> Void
  ) -> some View { self }
}

@available(*, unavailable, message: "Linux has no service that suggests entries of a journal")
extension View {
  /// Unavailable: Linux has no service that suggests entries of a journal.
  public func journalingSuggestionsPicker<Suggestion>(
    isPresented: Binding<Bool>, onCompletion: @escaping (Suggestion) async -> Void
  ) -> some View { self }
}

@available(*, unavailable, message: "Linux has no editor of screen recordings that apps present")
extension View {
  /// Unavailable: Linux has no editor of screen recordings that apps present.
  public func recordingEditor(_ item: Binding<URL?>) -> some View { self }
}

@available(*, unavailable, message: "Shared albums belong to Apple's photo library")
extension View {
  /// Unavailable: shared albums belong to Apple's photo library.
  public func photosSharedAlbumCreationSheet<Policy, Outcome>(
    isPresented: Binding<Bool>, defaultTitle: String? = nil, defaultSharingPolicy: Policy? = nil,
    photoLibrary: PHPhotoLibrary, onCompletion: ((Outcome?) -> Void)? = nil
  ) -> some View { self }

  /// Unavailable: shared albums belong to Apple's photo library.
  public func photosSharedAlbumCustomizationSheet(
    isPresented: Binding<Bool>, albumIdentifier: String?, photoLibrary: PHPhotoLibrary,
    onCompletion: (((any Error)?) -> Void)? = nil
  ) -> some View { self }

  /// Unavailable: shared albums belong to Apple's photo library.
  public func photosSharedAlbumPostingSheet<Item>(
    isPresented: Binding<Bool>, items: [Item], defaultAlbumIdentifier: String? = nil, photoLibrary: PHPhotoLibrary,
    completion: ((Result<String, any Error>) -> Void)? = nil
  ) -> some View { self }

  /// Unavailable: reference images belong to Apple's photo library. `quickLookPreview(_:)` shows a file.
  public func photosReferenceImageViewer(
    fileURL: Binding<URL?>, onProcessingCompletion: ((Result<URL, any Error>) -> Void)?
  ) -> some View { self }

  /// Unavailable: reference images belong to Apple's photo library.
  public func photosReferenceImageViewer<Asset>(
    asset: Binding<Asset?>, onProcessingCompletion: ((Result<Asset, any Error>) -> Void)?
  ) -> some View { self }

  /// Unavailable: reference images belong to Apple's photo library.
  public func photosReferenceImageViewer<Item, Asset>(
    pickerResult: Binding<Item?>, onProcessingCompletion: ((Result<Asset, any Error>) -> Void)?
  ) -> some View { self }
}

@available(*, unavailable, message: "The file manager browses documents: an app has no browser of its own")
extension View {
  /// Unavailable: an app has no browser of documents.
  public func documentBrowserContextMenu<Items: View>(@ViewBuilder _ menu: @escaping ([URL]?) -> Items) -> some View {
    self
  }
}
