extension Sample {
  static let inspector = Sample(
    id: "inspector", title: "Show the inspector",
    detail: "A column beside the page, which becomes a sheet in a compact window.", page: .inspectors)

  static let inspectors: [Sample] = [inspector]
}
