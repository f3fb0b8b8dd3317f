import FoundationEssentials
import Glibc

/// The dictionary of a language with which the desktop's apps check spelling: that of the library Enchant.
///
/// The library is loaded when it is used first. It needn't be installed: there is no dictionary then.
@MainActor package final class SpellingDictionary {
  private let dictionary: OpaquePointer
  private let library: Enchant

  private static var known: [String: SpellingDictionary?] = [:]

  /// The dictionary of a language, such as `en` or `en_US`; nil if there is none.
  package static func of(_ language: String) -> SpellingDictionary? {
    if let dictionary = known[language] { return dictionary }
    let dictionary = Enchant.shared.flatMap { library in
      library.dictionary(language).map { SpellingDictionary($0, library) }
    }
    known[language] = .some(dictionary)
    return dictionary
  }

  private init(_ dictionary: OpaquePointer, _ library: Enchant) {
    self.dictionary = dictionary
    self.library = library
  }

  /// Whether a word is spelled correctly.
  package func contains(_ word: String) -> Bool {
    // Negative for an error, such as a word that isn't UTF-8.
    library.check(dictionary, word, word.utf8.count) <= 0
  }

  /// Words that are spelled like a misspelled one, the most likely first.
  package func suggestions(for word: String) -> [String] {
    var count = 0
    guard let list = library.suggest(dictionary, word, word.utf8.count, &count) else { return [] }
    defer { library.freeList(dictionary, list) }
    return (0..<count).compactMap { list[$0].map { String(cString: $0) } }
  }
}

/// The functions of Enchant 2 that are used.
@MainActor private final class Enchant {
  typealias List = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private typealias Begin = @convention(c) () -> OpaquePointer?
  private typealias Request = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> OpaquePointer?
  typealias Check = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int) -> CInt
  typealias Suggest = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int, UnsafeMutablePointer<Int>) -> List?
  typealias FreeList = @convention(c) (OpaquePointer, List) -> Void

  let check: Check
  let suggest: Suggest
  let freeList: FreeList
  private let request: Request
  private let broker: OpaquePointer

  static let shared = Enchant()

  // Unsafe casts: the types of the functions are those of Enchant's header, which a library that is loaded at run time
  // doesn't tell.
  private init?() {
    guard let library = dlopen("libenchant-2.so.2", RTLD_NOW | RTLD_LOCAL),
      let begin = dlsym(library, "enchant_broker_init"),
      let request = dlsym(library, "enchant_broker_request_dict"),
      let check = dlsym(library, "enchant_dict_check"), let suggest = dlsym(library, "enchant_dict_suggest"),
      let freeList = dlsym(library, "enchant_dict_free_string_list"),
      let broker = unsafeBitCast(begin, to: Begin.self)()
    else { return nil }
    self.broker = broker
    self.request = unsafeBitCast(request, to: Request.self)
    self.check = unsafeBitCast(check, to: Check.self)
    self.suggest = unsafeBitCast(suggest, to: Suggest.self)
    self.freeList = unsafeBitCast(freeList, to: FreeList.self)
  }

  func dictionary(_ language: String) -> OpaquePointer? { request(broker, language) }
}
