/// A picture to which the texts of the samples refer.
struct Picture: Hashable {
  let name: String
  let size: Int64
}
