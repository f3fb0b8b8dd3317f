import Foundation
import OrielCore

/// Loads a value and displays it. While it is loading, a spinner is displayed; after an error, a message with a button
/// that retries.
struct LoadedContent<Value: Sendable, Content: View>: View {
  let title: String
  /// A change of this value loads again.
  var version = 0
  let load: @MainActor () async throws -> Value
  @ViewBuilder let content: @MainActor (Value) -> Content

  private enum Phase {
    case loading
    case loaded(Value)
    case failed(String)
  }

  private struct Request: Equatable {
    var version: Int
    var attempt: Int
  }

  @State private var phase = Phase.loading
  @State private var attempt = 0

  var body: some View {
    Group {
      switch phase {
      case .loading:
        ProgressView(title).frame(maxWidth: .infinity, maxHeight: .infinity)
      case .loaded(let value):
        content(value)
      case .failed(let message):
        VStack(spacing: 12) {
          ErrorText(message)
          Button(Word.storeTryAgain.text) {
            phase = .loading
            attempt += 1
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    .task(id: Request(version: version, attempt: attempt)) {
      do {
        phase = .loaded(try await load())
      } catch {
        if !Task.isCancelled { phase = .failed(message(of: error)) }
      }
    }
  }
}

/// The message of an error, which follows the controls for assistive technology.
struct ErrorText: View {
  private let message: String

  init(_ message: String) { self.message = message }

  var body: some View {
    Label(message, systemImage: "exclamationmark.triangle")
      .foregroundStyle(.red)
  }
}

/// The text of an error for the user.
func message(of error: any Error) -> String {
  switch error {
  case let error as any LocalizedError: error.errorDescription ?? error.localizedDescription
  case Transaction.RefundRequestError.duplicateRequest: Word.refundDuplicate.text
  case Transaction.RefundRequestError.failed: Word.refundFailed.text
  case ProviderError.unsupported, ProviderError.missing: Word.storeUnsupported.text
  default: error.localizedDescription
  }
}
