@_exported import Foundation
@_exported import struct OrielCore.UTTagClass
@_exported import struct OrielCore.UTType
