/// A result builder that combines representations, the preferred one first.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  public static func buildPartialBlock<Content: TransferRepresentation>(first content: Content) -> Content
  where Content.Item == Item { content }

  public static func buildPartialBlock<First: TransferRepresentation, Second: TransferRepresentation>(
    accumulated: First, next: Second
  ) -> TransferRepresentationPair<First, Second> where First.Item == Item, Second.Item == Item {
    TransferRepresentationPair(accumulated, next)
  }

  public static func buildEither<First: TransferRepresentation, Second: TransferRepresentation>(
    first content: First
  ) -> TransferRepresentationChoice<First, Second> where First.Item == Item, Second.Item == Item { .first(content) }

  public static func buildEither<First: TransferRepresentation, Second: TransferRepresentation>(
    second content: Second
  ) -> TransferRepresentationChoice<First, Second> where First.Item == Item, Second.Item == Item { .second(content) }

  public static func buildIf<Content: TransferRepresentation>(_ content: Content?) -> TransferRepresentationOption<
    Content
  >
  where Content.Item == Item { TransferRepresentationOption(content) }
}

/// Two representations of a representation builder, the preferred one first.
public struct TransferRepresentationPair<First: TransferRepresentation, Second: TransferRepresentation>:
  TransferRepresentation
where First.Item == Second.Item {
  public typealias Item = First.Item
  public typealias Body = NoTransferRepresentation<Item>

  private let first: First
  private let second: Second

  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _makeForms() -> [TransferForm<Item>] { first._makeForms() + second._makeForms() }
}

/// The result of an `if`-`else` in a representation builder.
public enum TransferRepresentationChoice<First: TransferRepresentation, Second: TransferRepresentation>:
  TransferRepresentation
where First.Item == Second.Item {
  public typealias Item = First.Item
  public typealias Body = NoTransferRepresentation<Item>

  /// The branch before `else`.
  case first(First)
  /// The branch after `else`.
  case second(Second)

  public func _makeForms() -> [TransferForm<Item>] {
    switch self {
    case .first(let content): content._makeForms()
    case .second(let content): content._makeForms()
    }
  }
}

/// The result of an `if` in a representation builder.
public struct TransferRepresentationOption<Content: TransferRepresentation>: TransferRepresentation {
  public typealias Item = Content.Item
  public typealias Body = NoTransferRepresentation<Item>

  private let content: Content?

  init(_ content: Content?) { self.content = content }

  public func _makeForms() -> [TransferForm<Item>] { content?._makeForms() ?? [] }
}
