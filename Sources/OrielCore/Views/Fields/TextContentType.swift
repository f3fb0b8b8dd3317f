/// The meaning of the text in a field, such as a name or an address, in UIKit's names.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ rawValue: String) { self.rawValue = rawValue }

  /// A whole name.
  public static let name = UITextContentType("name")
  /// A part of a name, such as "Dr.".
  public static let namePrefix = UITextContentType("namePrefix")
  /// The given name.
  public static let givenName = UITextContentType("givenName")
  /// A name between the given name and the family name.
  public static let middleName = UITextContentType("middleName")
  /// The family name.
  public static let familyName = UITextContentType("familyName")
  /// A part of a name, such as "Jr.".
  public static let nameSuffix = UITextContentType("nameSuffix")
  /// A nickname.
  public static let nickname = UITextContentType("nickname")
  /// The title of a job.
  public static let jobTitle = UITextContentType("jobTitle")
  /// The name of an organization.
  public static let organizationName = UITextContentType("organizationName")
  /// A place, such as the name of a point of interest.
  public static let location = UITextContentType("location")
  /// The street with the number.
  public static let fullStreetAddress = UITextContentType("fullStreetAddress")
  /// The first line of the street.
  public static let streetAddressLine1 = UITextContentType("streetAddressLine1")
  /// The second line of the street.
  public static let streetAddressLine2 = UITextContentType("streetAddressLine2")
  /// The city.
  public static let addressCity = UITextContentType("addressCity")
  /// The state or province.
  public static let addressState = UITextContentType("addressState")
  /// The city with the state or province.
  public static let addressCityAndState = UITextContentType("addressCityAndState")
  /// A part of a city.
  public static let sublocality = UITextContentType("sublocality")
  /// The name of a country.
  public static let countryName = UITextContentType("countryName")
  /// The postal code.
  public static let postalCode = UITextContentType("postalCode")
  /// A phone number.
  public static let telephoneNumber = UITextContentType("telephoneNumber")
  /// An email address.
  public static let emailAddress = UITextContentType("emailAddress")
  /// An address on the web.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType("URL")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType("creditCardNumber")
  /// The name of an account.
  public static let username = UITextContentType("username")
  /// A password.
  public static let password = UITextContentType("password")
  /// A password that the user chooses.
  public static let newPassword = UITextContentType("newPassword")
  /// A code that is valid once.
  public static let oneTimeCode = UITextContentType("oneTimeCode")
  /// The number of a shipment.
  public static let shipmentTrackingNumber = UITextContentType("shipmentTrackingNumber")
  /// The number of a flight.
  public static let flightNumber = UITextContentType("flightNumber")
  /// A date, a time or a duration.
  public static let dateTime = UITextContentType("dateTime")
  /// A day of birth.
  public static let birthdate = UITextContentType("birthdate")
}

/// The meaning of the text in a field, in AppKit's name. See ``UITextContentType``.
public typealias NSTextContentType = UITextContentType

extension View {
  /// Sets the meaning of the text in the fields in this view. Nil is no particular one.
  ///
  /// In GTK, it is the purpose of the input for names, addresses of email and the web, phone numbers, passwords and codes,
  /// such as `GTK_INPUT_PURPOSE_EMAIL`, unless `keyboardType(_:)` sets another one. Input methods are asked not to store
  /// passwords, codes and numbers of credit cards (`GTK_INPUT_HINT_PRIVATE`). Nothing is filled in.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.textInput.content, textContentType)
  }
}
