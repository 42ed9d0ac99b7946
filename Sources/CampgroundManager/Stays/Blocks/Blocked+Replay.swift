import Persistence

/// A block, and the reservations that it concerns.
struct BlockAnswer: Recorded {
  var block = Block.blank
  /// The reservations that lost nights to it.
  var displaced: [Reservation] = []
  /// The reservations that got nights back.
  var returned: [Reservation] = []

  static let blank = BlockAnswer()
  static let fields: FieldList<Self> = [
    object("block", Block.self) { $1(&$0.block) },
    list("displaced", isRequired: false, { $0.displaced }, { $0.displaced = $1 }),
    list("returned", isRequired: false, { $0.returned }, { $0.returned = $1 }),
  ]
}

extension Blocked: RecordedAnswer {
  var answer: BlockAnswer { BlockAnswer(block: block, displaced: displaced) }

  static func replay(_ answer: BlockAnswer, from store: Store) throws -> Blocked {
    Blocked(block: answer.block, displaced: try answer.displaced.map { try $0.withCamper(from: store) })
  }
}

extension Unblocked: RecordedAnswer {
  var answer: BlockAnswer { BlockAnswer(block: block, returned: returned) }

  static func replay(_ answer: BlockAnswer, from store: Store) throws -> Unblocked {
    Unblocked(block: answer.block, returned: try answer.returned.map { try $0.withCamper(from: store) })
  }
}
