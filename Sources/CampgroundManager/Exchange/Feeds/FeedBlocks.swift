/// The changes that make the blocks of a feed those of its closures.
struct FeedBlocks {
  private(set) var added: [FeedClosure] = []
  private(set) var changed: [(before: Block, nights: Range<Day>)] = []
  private(set) var gone: [Block] = []
  private(set) var unchanged = 0

  /// A block becomes the first closure that it shares a night with.
  init(_ blocks: [Block], _ closures: [FeedClosure]) {
    var rest = closures
    for block in blocks {
      guard let match = rest.firstIndex(where: { $0.nights.overlaps(block.from..<block.before) }) else {
        gone.append(block)
        continue
      }
      let nights = rest.remove(at: match).nights
      if nights == block.from..<block.before { unchanged += 1 } else { changed.append((block, nights)) }
    }
    added = rest
  }
}

extension FeedEvent {
  /// The event of a block, whose calendar no longer has it.
  init(_ block: Block) {
    let stay = Stay(arrival: block.from, departure: block.before) ?? .blank
    self.init(uid: block.ref ?? "", stay: stay, isClosed: true)
  }
}

/// Nights in a row that are not for sale elsewhere.
struct FeedClosure: Hashable {
  var nights: Range<Day>
  /// The number of the event of the first night.
  let ref: String
}
