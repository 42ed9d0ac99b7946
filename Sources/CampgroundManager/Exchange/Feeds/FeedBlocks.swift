/// The changes that make the blocks of a feed those of its closures.
struct FeedBlocks {
  private(set) var added: [FeedClosure] = []
  private(set) var changed: [(before: Block, nights: Range<Day>)] = []
  private(set) var gone: [Block] = []
  private(set) var unchanged = 0

  /// The past nights of a block stay.
  init(_ blocks: [Block], _ closures: [FeedClosure], today: Day) {
    var rest = closures
    for block in blocks {
      let match = rest.firstIndex { $0.nights.overlaps(max(block.from, today)..<block.before) }
      if let match, let nights = Self.nights(of: block, as: rest[match].nights, today: today) {
        rest.remove(at: match)
        keep(block, nights)
      } else if block.from < today {
        keep(block, block.from..<today)
      } else {
        gone.append(block)
      }
    }
    added = rest
  }

  private mutating func keep(_ block: Block, _ nights: Range<Day>) {
    if nights == block.from..<block.before { unchanged += 1 } else { changed.append((block, nights)) }
  }

  /// The nights of a block that goes on as a closure; nil when they would not be in a row, or too many.
  private static func nights(of block: Block, as closure: Range<Day>, today: Day) -> Range<Day>? {
    guard block.from < today else { return closure }
    let nights = block.from..<closure.upperBound
    return closure.lowerBound == today && nights.count <= StayRules.longestStay ? nights : nil
  }
}

extension FeedEvent {
  /// The event of a block, whose calendar no longer has it.
  init(_ block: Block) {
    let stay = Stay(arrival: block.from, departure: block.before) ?? .blank
    self.init(line: 0, uid: block.ref ?? "", stay: stay, isClosed: true)
  }
}
