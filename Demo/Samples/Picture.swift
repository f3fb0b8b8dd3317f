/// A picture that the samples talk about.
struct Picture: Hashable {
  let name: String
  let size: Int64
}
