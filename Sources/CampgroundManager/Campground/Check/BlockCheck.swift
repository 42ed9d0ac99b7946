import Persistence

/// Checks that each block has all its nights and no other, at no price, and that the nights it displaced are its own.
struct BlockCheck: StoreCheck {
  let store: Store

  func check(into found: inout Checkup) throws {
    try store.read {
      try store.forEach(
        """
        SELECT id FROM block
        WHERE departure - arrival <> (SELECT count(*) FROM night WHERE night.block = block.id)
          OR departure - arrival <> (SELECT count(*) FROM night WHERE night.block = block.id
            AND night.site = block.site AND night.night >= block.arrival AND night.night < block.departure)
          OR EXISTS (SELECT 1 FROM night WHERE night.block = block.id AND (price IS NOT NULL
            OR extra_adults <> 0 OR extra_children <> 0 OR extra_vehicles <> 0 OR extra_pets <> 0))
        """
      ) { found.add(.blockDiffers(try $0[0])) }
      try store.forEach(
        """
        SELECT block.id, lost.reservation, lost.night FROM displaced_night AS lost JOIN block ON block.id = lost.block
        WHERE lost.night < block.arrival OR lost.night >= block.departure
        """
      ) { found.add(.displacedOutsideBlock(try $0[0], try $0[1], try $0[2])) }
    }
  }
}
