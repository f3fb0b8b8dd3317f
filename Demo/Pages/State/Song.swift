import Foundation

/// A song of a playlist.
struct Song: Identifiable, Equatable {
  let id: Int
  var title: String
  var isFavourite = false
}
