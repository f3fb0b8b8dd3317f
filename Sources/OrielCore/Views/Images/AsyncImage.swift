import FoundationEssentials

/// The state of an image that is loaded asynchronously.
public enum AsyncImagePhase: Sendable {
  /// No image has been loaded.
  case empty
  /// The image.
  case success(Image)
  /// The reason why the image couldn't be loaded.
  case failure(any Error)

  /// The image, if it has been loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The reason why the image couldn't be loaded.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image that is loaded from a URL while the view is displayed.
///
/// ```swift
/// AsyncImage(url: article.picture) { image in
///   image.resizable().scaledToFill()
/// } placeholder: {
///   ProgressView()
/// }
/// .frame(width: 120, height: 80)
/// ```
///
/// GIO loads the image from file, `http` and `https` URLs; `https` requires the package glib-networking. Up to 64 MB of
/// loaded images are kept in memory, and are displayed immediately when they are requested again. The request is
/// cancelled when the view disappears or its URL changes.
public struct AsyncImage<Content: View>: View {
  private let origin: PictureOrigin?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var loaded: Loaded?
  @Environment(\.pictureSource) private var source
  @Environment(\.asyncImageSession) private var session

  /// Creates an image of its own size. While it is being loaded, and if it can't be loaded, a gray area is displayed.
  ///
  /// - Parameters:
  ///   - url: the URL; nil for no image.
  ///   - scale: the number of the image's pixels per application pixel.
  public init(url: URL?, scale: CGFloat = 1) where Content == _AsyncImageContent {
    self.init(url: url, scale: scale) { _AsyncImageContent(image: $0.image) }
  }

  /// Creates an image with a placeholder, which is displayed while the image is being loaded, and if it can't be
  /// loaded.
  ///
  /// - Parameters:
  ///   - url: the URL; nil for no image.
  ///   - scale: the number of the image's pixels per application pixel.
  ///   - content: returns the view for the image.
  ///   - placeholder: the placeholder.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// Creates a view for each phase of loading.
  ///
  /// - Parameters:
  ///   - url: the URL; nil for no image.
  ///   - scale: the number of the image's pixels per application pixel.
  ///   - transaction: the transaction in which the phase changes.
  ///   - content: returns the view for a phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(origin: url.map { .url($0) }, scale: scale, transaction: transaction, content: content)
  }

  /// Creates a view for each phase of loading from any origin.
  package init(
    origin: PictureOrigin?, scale: CGFloat, transaction: Transaction, content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.origin = origin
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  public var body: some View { content(phase).task(id: origin) { await load() } }

  private var phase: AsyncImagePhase {
    guard let origin else { return .empty }
    if case .url(let url) = origin, let picture = source?.platform.pictures[url] { return success(picture) }
    guard let loaded, loaded.origin == origin else { return .empty }
    switch loaded.result {
    case .success(let picture): return success(picture)
    case .failure(let error): return .failure(error)
    }
  }

  private func success(_ picture: LoadedPicture) -> AsyncImagePhase {
    .success(Image(picture, scale: max(Double(scale), 0.01)))
  }

  private func load() async {
    guard let origin, let platform = source?.platform else { return }
    if case .url(let url) = origin, platform.pictures[url] != nil { return }
    // The task runs at each appearance.
    if let loaded, loaded.origin == origin, case .success = loaded.result { return }
    let result: Result<LoadedPicture, any Error>
    do {
      switch origin {
      case .url(let url): result = .success(try await platform.loadPicture(from: url))
      case .request(_, let data): result = .success(try await platform.picture(of: data(session)))
      }
    } catch {
      result = .failure(error)
    }
    guard !Task.isCancelled else { return }
    withTransaction(transaction) {
      // Another module's request may have a cache, and depends on more than a URL.
      if case .success(let picture) = result, case .url(let url) = origin {
        platform.pictures.insert(picture, for: url)
      }
      loaded = Loaded(origin: origin, result: result)
    }
  }

  private struct Loaded {
    let origin: PictureOrigin
    let result: Result<LoadedPicture, any Error>
  }
}

/// Where an image is loaded from.
package enum PictureOrigin: Equatable, Sendable {
  case url(URL)
  /// What another module loads, with what it has put into the environment.
  case request(id: any Hashable & Sendable, data: @Sendable (_ session: (any Sendable)?) async throws -> Data)

  package static func == (first: PictureOrigin, second: PictureOrigin) -> Bool {
    switch (first, second) {
    case (.url(let first), .url(let second)): first == second
    case (.request(let first, _), .request(let second, _)): AnyHashable(first) == AnyHashable(second)
    case (.url, .request), (.request, .url): false
    }
  }
}

/// The image at its own size, or a gray area.
public struct _AsyncImageContent: View {
  let image: Image?

  package init(image: Image?) { self.image = image }

  public var body: some View {
    if let image { image } else { Color.gray.opacity(0.3) }
  }
}

private enum PictureSourceKey: EnvironmentKey { static var defaultValue: PictureSource? { nil } }
private enum AsyncImageSessionKey: EnvironmentKey { static var defaultValue: (any Sendable)? { nil } }

extension EnvironmentValues {
  package var pictureSource: PictureSource? {
    get { self[PictureSourceKey.self] }
    set { self[PictureSourceKey.self] = newValue }
  }

  /// What another module needs to load images.
  package var asyncImageSession: (any Sendable)? {
    get { self[AsyncImageSessionKey.self] }
    set { self[AsyncImageSessionKey.self] = newValue }
  }
}
