/// The list of pages and samples for other programs.
enum SampleList {
  /// A line for each page and sample: the name of the page, the id of the sample (empty for a page), and the title.
  static var text: String {
    Page.all.flatMap { page in
      ["\(page.id)\t\t\(page.title)"] + page.samples.map { "\(page.id)\t\($0.id)\t\($0.title)" }
    }
    .joined(separator: "\n")
  }
}
