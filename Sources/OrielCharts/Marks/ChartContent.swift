import OrielCore

/// The content of a ``Chart``: marks, and structures of them.
///
/// An app's content has a body:
///
/// ```swift
/// struct Limit: ChartContent {
///   let value: Double
///   var body: some ChartContent {
///     RuleMark(y: .value("Limit", value)).foregroundStyle(.red)
///   }
/// }
/// ```
public protocol ChartContent {
  /// The type of the content that `body` returns.
  associatedtype Body: ChartContent

  /// The marks that the content consists of.
  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }

  @MainActor static func _collect(_ content: Self, into collector: inout _MarkCollector)
}

extension ChartContent {
  @MainActor public static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    Body._collect(content.body, into: &collector)
  }
}

extension ChartContent where Self: _Primitive {
  @MainActor @preconcurrency public var body: Never {
    preconditionFailure("\(Self.self) is primitive content of a chart and has no body")
  }
}

extension Never: ChartContent {}

/// The marks of a chart, in order.
public struct _MarkCollector {
  var marks: [Mark] = []
}

/// Several contents, as one.
///
/// A modifier of the plot applies to each of its marks.
public struct Plot<Content: ChartContent>: ChartContent, _Primitive {
  public typealias Body = Never

  private let content: Content

  /// Creates content of several marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    Content._collect(content.content, into: &collector)
  }
}

/// Type-erased content of a chart.
public struct AnyChartContent: ChartContent, _Primitive {
  public typealias Body = Never

  private let content: any ChartContent

  /// Erases the type of a content.
  public init(_ content: any ChartContent) { self.content = content }

  /// Erases the type of a content.
  public init(erasing content: some ChartContent) { self.init(content) }

  @MainActor public static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    func collect<Content: ChartContent>(_ content: Content) { Content._collect(content, into: &collector) }
    collect(content.content)
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  @MainActor public static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    if let content { Wrapped._collect(content, into: &collector) }
  }
}

extension ForEach: ChartContent where Content: ChartContent {
  /// Creates marks for a collection of identifiable elements.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, identity: { $0.id }, isIdentifiable: true)
  }

  /// Creates marks for a collection whose elements are identified by the property at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identity: { $0[keyPath: id] }, idPath: id)
  }

  /// Creates marks for a range of integers.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, identity: { $0 })
  }

  @MainActor public static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    collector.marks.reserveCapacity(collector.marks.count + content.data.count)
    for element in content.data { Content._collect(content.content(element), into: &collector) }
  }
}
