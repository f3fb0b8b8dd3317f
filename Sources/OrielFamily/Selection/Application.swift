/// An application.
///
/// On Apple's platforms, an app can't read the name of a chosen application. On Linux it can, because no part of the
/// system acts on the selection; the app has to do so itself.
public struct Application: Codable, Hashable, Sendable {
  /// The name of the application's desktop file, without its extension.
  public let bundleIdentifier: String?
  /// The identity of the application.
  public let token: ApplicationToken?
  /// The name of the application in the user's language when it was chosen.
  public let localizedDisplayName: String?

  init(token: ApplicationToken, name: String?) {
    bundleIdentifier = token.name
    self.token = token
    localizedDisplayName = name
  }

  /// Creates a reference to an application.
  public init(bundleIdentifier: String) {
    self.bundleIdentifier = bundleIdentifier
    token = Token(bundleIdentifier)
    localizedDisplayName = nil
  }

  /// Creates a reference to an application that the user has chosen.
  public init(token: ApplicationToken) { self.init(token: token, name: nil) }
}

/// A category of applications.
public struct ActivityCategory: Codable, Hashable, Sendable {
  /// The identity of the category.
  public let token: ActivityCategoryToken?
  /// The name of the category.
  public let localizedDisplayName: String?

  init(token: ActivityCategoryToken, name: String?) {
    self.token = token
    localizedDisplayName = name
  }

  /// Creates a reference to a category that the user has chosen.
  public init(token: ActivityCategoryToken) { self.init(token: token, name: nil) }
}

/// A website.
public struct WebDomain: Codable, Hashable, Sendable {
  /// The host, such as `example.org`.
  public let domain: String?
  /// The identity of the website.
  public let token: WebDomainToken?

  /// Creates a reference to a website.
  public init(domain: String) {
    self.domain = domain
    token = Token(domain)
  }

  /// Creates a reference to a website that the user has chosen.
  public init(token: WebDomainToken) {
    domain = token.name
    self.token = token
  }
}
