import Persistence

extension Blocked: Replayable {
  struct Answer: Codable {
    let block: Block
    let displaced: [ReservationImage]
  }

  var answer: Answer {
    get throws { Answer(block: block, displaced: try displaced.map { try $0.answer }) }
  }

  static func replay(_ answer: Answer, from store: Store) throws -> Blocked {
    Blocked(block: answer.block, displaced: try answer.displaced.map { try .replay($0, from: store) })
  }
}

extension Unblocked: Replayable {
  struct Answer: Codable {
    let block: Block
    let returned: [ReservationImage]
  }

  var answer: Answer {
    get throws { Answer(block: block, returned: try returned.map { try $0.answer }) }
  }

  static func replay(_ answer: Answer, from store: Store) throws -> Unblocked {
    Unblocked(block: answer.block, returned: try answer.returned.map { try .replay($0, from: store) })
  }
}
