import Oriel

/// A part of the folder that the sidebar offers.
enum Shelf: Hashable {
  case all, untagged
  case tag(String)
}
