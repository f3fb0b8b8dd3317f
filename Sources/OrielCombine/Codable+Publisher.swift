import Foundation
import OpenCombine

// Combine's `decode(type:decoder:)` and `encode(encoder:)` take these; OpenCombine doesn't declare the conformances.
// swift-format-ignore: AvoidRetroactiveConformances
extension JSONDecoder: @retroactive TopLevelDecoder {
  /// What is decoded.
  public typealias Input = Data
}

// swift-format-ignore: AvoidRetroactiveConformances
extension JSONEncoder: @retroactive TopLevelEncoder {
  public typealias Output = Data
}

// swift-format-ignore: AvoidRetroactiveConformances
extension PropertyListDecoder: @retroactive TopLevelDecoder {
  /// What is decoded.
  public typealias Input = Data
}

// swift-format-ignore: AvoidRetroactiveConformances
extension PropertyListEncoder: @retroactive TopLevelEncoder {
  public typealias Output = Data
}
