import Foundation
import Testing

@testable import OrielCore

struct PercentEncodingTests {
  @Test func `Bytes are encoded as Foundation does for paths, colons too`() {
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
    let printable = String(decoding: UInt8(0x20)..<0x7F, as: UTF8.self)
    for text in ["a b/c?d#e%f", "ä€😀", "a:b", "\"<>[]\\^`{|}", printable] {
      #expect(PercentEncoding.encoded(Array(text.utf8)) == text.addingPercentEncoding(withAllowedCharacters: allowed))
    }
  }

  @Test func `What was encoded is decoded again`() {
    let bytes = Array(UInt8.min...UInt8.max)
    #expect(PercentEncoding.decoded(PercentEncoding.encoded(bytes)) == bytes)
  }

  @Test func `A sign without two digits behind it stands for itself`() {
    #expect(String(decoding: PercentEncoding.decoded("100% %4 %zz %+1 %41"), as: UTF8.self) == "100% %4 %zz %+1 A")
  }
}
