/// The pages and samples, for programs to read.
enum SampleList {
  /// A line for each page and each sample: the page's name, the sample's id (empty for a page), the title.
  static var text: String {
    Page.all.flatMap { page in
      ["\(page.id)\t\t\(page.title)"] + page.samples.map { "\(page.id)\t\($0.id)\t\($0.title)" }
    }
    .joined(separator: "\n")
  }
}
