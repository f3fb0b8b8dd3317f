// The types of lengths, as SwiftUI's signatures name them. Nothing else is taken from Foundation, which would bring
// itself and ICU into a statically linked app; these alone don't.
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize
