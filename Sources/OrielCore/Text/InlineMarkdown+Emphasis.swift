extension InlineMarkdown {
  /// Some `*`, `_` or `~`.
  struct Delimiter {
    let piece: Int
    let character: Unicode.Scalar
    let length: Int
    let canOpen: Bool
    let canClose: Bool
    var remaining: Int

    /// What decides which delimiters this one closes.
    struct Kind: Hashable {
      let character: Unicode.Scalar
      let canOpen: Bool
      let remainder: Int
    }

    var kind: Kind { Kind(character: character, canOpen: canOpen, remainder: length % 3) }
  }

  mutating func parseDelimiter() {
    let character = scalars[position]
    let length = count(of: character, at: position)
    let (before, after) = (neighbor(position - 1), neighbor(position + length))
    let isLeft = after != .space && (after != .punctuation || before != .letter)
    let isRight = before != .space && (before != .punctuation || after != .letter)
    var (canOpen, canClose) = (isLeft, isRight)
    if character == "_" {
      canOpen = isLeft && (!isRight || before == .punctuation)
      canClose = isRight && (!isLeft || after == .punctuation)
    }
    pieces.append(Piece(text: position..<position + length))
    position += length
    if character == "~", length > 2 { return }
    delimiters.append(
      Delimiter(
        piece: pieces.count - 1, character: character, length: length, canOpen: canOpen, canClose: canClose,
        remaining: length))
  }

  private enum Neighbor { case space, punctuation, letter }

  private func neighbor(_ index: Int) -> Neighbor {
    guard scalars.indices.contains(index) else { return .space }
    let scalar = scalars[index]
    // A placeholder is like a letter.
    return scalar.properties.isWhitespace ? .space : scalar.isPunctuation ? .punctuation : .letter
  }

  /// Finds the pairs among the last delimiters, and removes these.
  mutating func matchDelimiters(from first: Int) {
    var openers: [Delimiter] = []
    // The number of openers among which there is none for a kind of closer, so that they aren't searched again.
    var searched: [Delimiter.Kind: Int] = [:]
    for delimiter in delimiters[first...] {
      var closer = delimiter
      while closer.canClose, closer.remaining > 0 {
        let start = searched[closer.kind] ?? 0
        guard let match = openers.indices[start...].last(where: { openers[$0].opens(closer) }) else {
          searched[closer.kind] = openers.count
          break
        }
        let opener = openers[match]
        let length = min(opener.remaining, closer.remaining, 2)
        spans.append(Span(pieces: opener.piece + 1..<closer.piece, markup: closer.markup(length)))
        remove(length, ofPiece: opener.piece)
        remove(length, ofPiece: closer.piece)
        openers[match].remaining -= length
        closer.remaining -= length
        openers.removeSubrange((opener.remaining == length ? match : match + 1)...)
        searched = searched.mapValues { min($0, openers.count) }
      }
      if closer.canOpen, closer.remaining > 0 { openers.append(closer) }
    }
    delimiters.removeSubrange(first...)
  }

  private mutating func remove(_ count: Int, ofPiece piece: Int) {
    pieces[piece].text = pieces[piece].text.dropFirst(count)
  }
}

extension InlineMarkdown.Delimiter {
  /// Whether this delimiter and a later one are a pair.
  fileprivate func opens(_ closer: Self) -> Bool {
    guard character == closer.character else { return false }
    if character == "~" { return length == closer.length }
    guard canClose || closer.canOpen else { return true }
    return !(length + closer.length).isMultiple(of: 3) || (length.isMultiple(of: 3) && closer.length.isMultiple(of: 3))
  }

  fileprivate func markup(_ length: Int) -> InlineMarkup {
    character == "~" ? .struckThrough : length == 2 ? .strong : .emphasized
  }
}
