@_exported import Foundation
@_exported import OrielGeometry
@_exported import struct OrielCore.CGAffineTransform
