// What `import SwiftUI` brings on a Mac: the views, Foundation, Observation, and the publishers of Combine. Not
// FoundationNetworking, with which an app takes 12 ms longer to start, and needs libcurl to be linked statically.
@_exported import Oriel
@_exported import OrielCombine
