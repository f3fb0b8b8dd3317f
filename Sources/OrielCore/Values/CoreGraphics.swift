// The types of lengths in SwiftUI's signatures. Importing more of Foundation would link all of Foundation and ICU into
// a statically linked app; these types alone don't.
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize
