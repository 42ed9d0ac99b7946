import Persistence

/// Takes nights of sites out of sale, and gives them back (domain rule R15).
public final class BlockService {
  let journal: Journal
  let blocks: BlockTable
  let reservations: ReservationTable
  let writer: ReservationWriter
  let sites: CampSiteService

  init(journal: Journal) {
    self.journal = journal
    blocks = BlockTable(store: journal.store, clock: journal.clock)
    reservations = ReservationTable(store: journal.store, clock: journal.clock)
    writer = ReservationWriter(journal, reservations)
    sites = CampSiteService(journal: journal)
  }

  /// The block with this id; nil when there is none.
  public func getBlock(_ id: BlockID) throws -> Block? {
    try journal.store.read { try blocks.block(id) }
  }

  /// The block that the reference names; throws ``CampingError`` when there is none.
  public func find(_ reference: BlockReference) throws -> Block {
    if let id = try reference.id(), let block = try getBlock(id) { return block }
    throw CampingError(.notFound, [.reference(.notFound(.block, reference.text, field: "block"))])
  }

  /// The blocks that pass the filter, by their first night, then site, then id.
  public func listBlocks(_ filter: BlockFilter = BlockFilter()) throws -> [Block] {
    try journal.store.read { try blocks.blocks(filter) }
  }

  /// The blocks beside the reservations whose nights they took.
  func withReservations(_ blocks: [Block]) throws -> [Blocked] {
    let displaced = try reservations.reservations(Set(blocks.flatMap(\.displaced)).sorted())
    return blocks.map { block in Blocked(block: block, displaced: block.displaced.compactMap { displaced[$0] }) }
  }
}

/// A block, and the reservations that lost nights to it.
@dynamicMemberLookup
public struct Blocked: Sendable {
  public let block: Block
  public let displaced: [Reservation]
  /// The sites that are free for the lost nights of each; none in the answer to a key.
  package var places: [ReservationID: [SiteNumber]] = [:]

  package static let blank = Blocked(.blank)

  /// A block by itself, as a list shows it.
  package init(_ block: Block) { (self.block, displaced) = (block, []) }

  init(block: Block, displaced: [Reservation]) { (self.block, self.displaced) = (block, displaced) }

  public subscript<Value>(dynamicMember path: KeyPath<Block, Value>) -> Value { block[keyPath: path] }
}

/// A block that was ended, and the reservations that got their nights back.
@dynamicMemberLookup
public struct Unblocked: Sendable {
  /// The block before it ended.
  public let block: Block
  public let returned: [Reservation]

  public subscript<Value>(dynamicMember path: KeyPath<Block, Value>) -> Value { block[keyPath: path] }
}
