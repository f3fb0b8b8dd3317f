import FoundationEssentials
import Glibc

/// Ends the app with a message before deeply nested views overflow the stack, which would end it without one.
///
/// Functions that traverse the tree recursively call it at each level: creation, updates, searches for layout nodes,
/// unmounting. Unmounting releases the children of a node, so that deinitialization doesn't recurse again.
@MainActor package enum StackGuard {
  /// The stack reserved for the work of one level: running the app's code, creating a widget, writing the message.
  private static let usualReserve: UInt = 512 << 10

  /// The range of addresses that needs no further check: the known part of one thread's stack.
  private static var lowest: UInt = 0
  private static var highest: UInt = 0

  /// The number of bytes of the stack that may be used; nil for all. Set by tests only.
  package static var limit: UInt? {
    didSet { (lowest, highest) = (0, 0) }
  }

  /// Returns if the stack has enough space for the levels that `node` is about to traverse.
  @inline(__always)
  static func check(at node: _GraphNode) {
    var mark: UInt8 = 0
    let address = withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
    if address < lowest || address > highest { look(address, at: node) }
  }

  @inline(never)
  private static func look(_ address: UInt, at node: _GraphNode) {
    let stack = currentStack()
    // The limits of another stack than the thread's own are unknown.
    guard stack.contains(address) else {
      (lowest, highest) = (0, .max)
      return
    }
    let size = stack.upperBound - stack.lowerBound
    highest = stack.upperBound
    lowest = stack.lowerBound + min(usualReserve, size / 4)
    if let limit, limit < size { lowest = max(lowest, stack.upperBound - limit) }
    if address < lowest { fatalError(problem(at: node)) }
  }

  private static func problem(at node: _GraphNode) -> String {
    var views: [any View.Type] = []
    var next: _GraphNode? = node
    while let current = next {
      if let type = current.viewType { views.append(type) }
      next = current.context.parent
    }
    let view = views.first { isOfApp($0) } ?? views.first { $0 == AnyView.self } ?? views.first
    let times = views.count { $0 == view }
    let name = view.map { String(String(describing: $0).prefix(120)) } ?? "the root"
    return "Oriel: views are nested too deeply for the stack: \(views.count) levels, at \(name)"
      + (times > 1 ? ", which is \(times) times inside itself" : "")
  }

  /// Whether the view is defined in the app; modifiers, `if` and the like don't help in the message.
  private static func isOfApp<Root: View>(_ view: Root.Type) -> Bool {
    Root.Body.self != Never.self && AppTypes.isOfApp(view)
  }

  /// The address range of the current thread's stack.
  private static func currentStack() -> ClosedRange<UInt> {
    let all = UInt.min...UInt.max
    typealias GetAttributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32
    // Looked up at run time, because Swift's Glibc module omits functions that aren't in POSIX.
    guard let symbol = dlsym(nil, "pthread_getattr_np") else { return all }
    // The cast is to the signature of the manual page.
    let getAttributes = unsafeBitCast(symbol, to: GetAttributes.self)
    var attributes = pthread_attr_t()
    guard getAttributes(pthread_self(), &attributes) == 0 else { return all }
    defer { pthread_attr_destroy(&attributes) }
    var start: UnsafeMutableRawPointer?
    var size = 0
    guard pthread_attr_getstack(&attributes, &start, &size) == 0, size > 0 else { return all }
    let lowest = UInt(bitPattern: start)
    return lowest...(lowest + UInt(size))
  }
}
