extension Sample {
  static let inspector = Sample(
    id: "inspector", title: "Show the inspector",
    detail: "A column beside the page; in a compact window it is a sheet, with the same state.", page: .inspectors)

  static let inspectors: [Sample] = [inspector]
}
