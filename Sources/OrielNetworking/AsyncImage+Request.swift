import Foundation
import FoundationNetworking
import OrielCore

extension AsyncImage {
  /// Creates an image of its own size, which a request loads. While it is being loaded, and if it can't be loaded, a gray area
  /// is displayed.
  ///
  /// - Parameters:
  ///   - request: the request.
  ///   - scale: the number of the image's pixels per application pixel.
  public init(request: URLRequest, scale: CGFloat = 1) where Content == _AsyncImageContent {
    self.init(request: request, scale: scale) { _AsyncImageContent(image: $0.image) }
  }

  /// Creates an image with a placeholder, which is displayed while a request loads the image, and if it can't be loaded.
  ///
  /// - Parameters:
  ///   - request: the request; nil for no image.
  ///   - scale: the number of the image's pixels per application pixel.
  ///   - content: returns the view for the image.
  ///   - placeholder: the placeholder.
  public init<I: View, P: View>(
    request: URLRequest?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(request: request, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// Creates a view for each phase of loading with a request.
  ///
  /// The request is made by the session of ``OrielCore/View/asyncImageURLSession(_:)``, which may keep the response. An answer
  /// that isn't successful is a failure. The request is cancelled when the view disappears or has another request.
  ///
  /// - Parameters:
  ///   - request: the request; nil for no image.
  ///   - scale: the number of the image's pixels per application pixel.
  ///   - transaction: the transaction in which the phase changes.
  ///   - content: returns the view for a phase.
  public init(
    request: URLRequest?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    let origin = request.map { request in
      PictureOrigin.request(id: request) { session in
        let (data, response) = try await ((session as? URLSession) ?? .shared).data(for: request)
        if let response = response as? HTTPURLResponse, !(200..<300).contains(response.statusCode) {
          throw URLError(.badServerResponse)
        }
        return data
      }
    }
    self.init(origin: origin, scale: scale, transaction: transaction, content: content)
  }
}

extension View {
  /// Sets the session that makes the requests of ``OrielCore/AsyncImage`` in this view. The default is the shared one.
  public func asyncImageURLSession(_ session: URLSession) -> some View { environment(\.asyncImageSession, session) }
}
