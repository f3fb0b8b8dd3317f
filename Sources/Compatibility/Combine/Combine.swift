@_exported import Foundation
@_exported import OrielCombine
@_exported import protocol OrielCore.ObservableObject
@_exported import class OrielCore.ObservableObjectPublisher
@_exported import struct OrielCore.Published
