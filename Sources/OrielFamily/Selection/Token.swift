import Foundation

/// The identity of an application, a category or a website that the user has chosen.
///
/// Tokens are stable: the same choice gives an equal token in each run of the app and in each process, so that tokens can
/// be stored. On Linux a token contains the id of the desktop file, the name of the category, or the domain.
public struct Token<T>: Codable, Hashable, Sendable {
  let data: Data

  init(_ name: String) { data = Data(name.utf8) }

  /// What the token identifies.
  var name: String { String(decoding: data, as: UTF8.self) }
}

/// The identity of an application.
public typealias ApplicationToken = Token<Application>
/// The identity of a category of applications and websites.
public typealias ActivityCategoryToken = Token<ActivityCategory>
/// The identity of a website.
public typealias WebDomainToken = Token<WebDomain>
