/// Puts representations one after the other.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
  /// One representation.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  /// The first representation.
  public static func buildPartialBlock<Content: TransferRepresentation>(first content: Content) -> Content
  where Content.Item == Item { content }

  /// Another representation, after what there is.
  public static func buildPartialBlock<First: TransferRepresentation, Second: TransferRepresentation>(
    accumulated: First, next: Second
  ) -> TransferRepresentationPair<First, Second> where First.Item == Item, Second.Item == Item {
    TransferRepresentationPair(accumulated, next)
  }

  /// One of two representations.
  public static func buildEither<First: TransferRepresentation, Second: TransferRepresentation>(
    first content: First
  ) -> TransferRepresentationChoice<First, Second> where First.Item == Item, Second.Item == Item { .first(content) }

  /// One of two representations.
  public static func buildEither<First: TransferRepresentation, Second: TransferRepresentation>(
    second content: Second
  ) -> TransferRepresentationChoice<First, Second> where First.Item == Item, Second.Item == Item { .second(content) }

  /// A representation that may be missing.
  public static func buildIf<Content: TransferRepresentation>(_ content: Content?) -> TransferRepresentationOption<
    Content
  >
  where Content.Item == Item { TransferRepresentationOption(content) }
}

/// Two representations, the better one first. The builder makes it.
public struct TransferRepresentationPair<First: TransferRepresentation, Second: TransferRepresentation>:
  TransferRepresentation
where First.Item == Second.Item {
  /// What is given away.
  public typealias Item = First.Item
  public typealias Body = NoTransferRepresentation<Item>

  private let first: First
  private let second: Second

  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The forms of both.
  public func _makeForms() -> [TransferForm<Item>] { first._makeForms() + second._makeForms() }
}

/// One of two representations. The builder makes it.
public enum TransferRepresentationChoice<First: TransferRepresentation, Second: TransferRepresentation>:
  TransferRepresentation
where First.Item == Second.Item {
  /// What is given away.
  public typealias Item = First.Item
  public typealias Body = NoTransferRepresentation<Item>

  /// The one before `else`.
  case first(First)
  /// The one after `else`.
  case second(Second)

  /// The forms of the one.
  public func _makeForms() -> [TransferForm<Item>] {
    switch self {
    case .first(let content): content._makeForms()
    case .second(let content): content._makeForms()
    }
  }
}

/// A representation that may be missing. The builder makes it.
public struct TransferRepresentationOption<Content: TransferRepresentation>: TransferRepresentation {
  /// What is given away.
  public typealias Item = Content.Item
  public typealias Body = NoTransferRepresentation<Item>

  private let content: Content?

  init(_ content: Content?) { self.content = content }

  /// The forms, if it is there.
  public func _makeForms() -> [TransferForm<Item>] { content?._makeForms() ?? [] }
}
