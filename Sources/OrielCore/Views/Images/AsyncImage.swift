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
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var loaded: Loaded?
  @Environment(\.pictureSource) private var source

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
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  public var body: some View { content(phase).task(id: url) { await load() } }

  private var phase: AsyncImagePhase {
    guard let url else { return .empty }
    if let picture = source?.platform.pictures[url] { return success(picture) }
    guard let loaded, loaded.url == url else { return .empty }
    switch loaded.result {
    case .success(let picture): return success(picture)
    case .failure(let error): return .failure(error)
    }
  }

  private func success(_ picture: LoadedPicture) -> AsyncImagePhase {
    .success(Image(picture, scale: max(Double(scale), 0.01)))
  }

  private func load() async {
    guard let url, let platform = source?.platform, platform.pictures[url] == nil else { return }
    let result: Result<LoadedPicture, any Error>
    do {
      result = .success(try await platform.loadPicture(from: url))
    } catch {
      result = .failure(error)
    }
    guard !Task.isCancelled else { return }
    withTransaction(transaction) {
      if case .success(let picture) = result { platform.pictures.insert(picture, for: url) }
      loaded = Loaded(url: url, result: result)
    }
  }

  private struct Loaded {
    let url: URL
    let result: Result<LoadedPicture, any Error>
  }
}

/// The image at its own size, or a gray area.
public struct _AsyncImageContent: View {
  let image: Image?

  public var body: some View {
    if let image { image } else { Color.gray.opacity(0.3) }
  }
}

private enum PictureSourceKey: EnvironmentKey { static var defaultValue: PictureSource? { nil } }

extension EnvironmentValues {
  package var pictureSource: PictureSource? {
    get { self[PictureSourceKey.self] }
    set { self[PictureSourceKey.self] = newValue }
  }
}
