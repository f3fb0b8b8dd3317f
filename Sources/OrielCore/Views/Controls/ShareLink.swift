import FoundationEssentials

/// A button that shares a link or a text.
///
/// ```swift
/// ShareLink(item: page.url, subject: Text(page.title))
/// ```
///
/// Linux desktops have no common share menu: the button composes a mail with the item in the user's mail program, with the
/// environment's `openURL` action.
public struct ShareLink<Label: View>: View {
  @Environment(\.openURL) private var openURL
  private let text: String
  private let subject: Text?
  private let message: Text?
  private let label: Label

  private init(text: String, subject: Text?, message: Text?, label: Label) {
    self.text = text
    self.subject = subject
    self.message = message
    self.label = label
  }

  public var body: some View {
    Button {
      if let url = mailURL { openURL(url) }
    } label: {
      label
    }
  }

  private var mailURL: URL? {
    let lines = [message?.resolved, text].compactMap { $0 }
    var query = "body=\(lines.joined(separator: "\n\n").encodedForQuery)"
    if let subject { query = "subject=\(subject.resolved.encodedForQuery)&" + query }
    return URL(string: "mailto:?" + query)
  }
}

extension ShareLink {
  /// Creates a button with a custom label that shares a link.
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: item.absoluteString, subject: subject, message: message, label: label())
  }

  /// Creates a button with a custom label that shares a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: item, subject: subject, message: message, label: label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button that shares a link.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel() }
  }

  /// Creates a button that shares a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel() }
  }

  /// Creates a button with a localized title that shares a link.
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(titleKey)) }
  }

  /// Creates a button with a verbatim title that shares a link.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(title)) }
  }

  /// Creates a button with a localized title that shares a text.
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(titleKey)) }
  }
}

extension ShareLink {
  /// Creates a button with a custom label that shares a link. The title of the preview is the subject of the mail unless
  /// there is another one.
  public init<PreviewImage: Transferable, PreviewIcon: Transferable>(
    item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: item.absoluteString, subject: subject ?? preview.title, message: message, label: label())
  }

  /// Creates a button with a custom label that shares a text. The title of the preview is the subject of the mail unless
  /// there is another one.
  public init<PreviewImage: Transferable, PreviewIcon: Transferable>(
    item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: item, subject: subject ?? preview.title, message: message, label: label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button that shares a link, with a preview.
  public init<PreviewImage: Transferable, PreviewIcon: Transferable>(
    item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel()
    }
  }

  /// Creates a button that shares a text, with a preview.
  public init<PreviewImage: Transferable, PreviewIcon: Transferable>(
    item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel()
    }
  }

  /// Creates a button with a localized title that shares a link, with a preview.
  public init<PreviewImage: Transferable, PreviewIcon: Transferable>(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: Text(titleKey))
    }
  }

  /// Creates a button with a localized title that shares a text, with a preview.
  public init<PreviewImage: Transferable, PreviewIcon: Transferable>(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: Text(titleKey))
    }
  }
}

/// The label of a ``ShareLink``: a title and an icon.
public struct DefaultShareLinkLabel: View {
  var title = Text(LocalizedStringKey(.shareShare))

  public var body: some View { Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") }) }
}

private let plainInQuery = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)

extension String {
  /// The text in the query of a URL.
  fileprivate var encodedForQuery: String {
    var result = ""
    for byte in utf8 {
      if plainInQuery.contains(byte) {
        result.unicodeScalars.append(UnicodeScalar(byte))
      } else {
        result += "%\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))"
      }
    }
    return result
  }
}
