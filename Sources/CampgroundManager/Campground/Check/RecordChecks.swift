import Persistence

/// Checks that each key belongs to the entry made under it, and an undo came after its entry and took all of it back.
struct KeyCheck: StoreCheck {
  let store: Store

  var looks: [Look] {
    [
      each(
        """
        SELECT key.command FROM key JOIN command ON command.id = key.command
        WHERE command.key IS NULL OR command.key <> key.name
        """
      ) { .check(.keyDiffers(try $0[0])) },
      each("SELECT by FROM undoing WHERE by <= entry") { .check(.undoneBefore(try $0[0])) },
      each(
        "SELECT DISTINCT by FROM undoing JOIN command ON id = by WHERE command.name NOT IN ('undo', 'redo') ORDER BY by"
      ) { .check(.noUndo(try $0[0])) },
      each(Self.leftUndone) { .check(.leftUndone(try $0[0], by: try $0[1])) },
      each("SELECT id FROM command WHERE batch > id") { .check(.batchBegunLater(try $0[0])) },
    ]
  }
}

extension KeyCheck {
  /// The undone entries with a change that their undo has not taken back, unless it took back itself what it had made. Entries of the ledger
  /// are countered by others, and a policy is followed by another.
  private static let leftUndone: SQL = """
    SELECT DISTINCT undoing.entry, undoing.by FROM undoing JOIN change ON change.command = undoing.entry
    WHERE change.kind <> 'policy'
      AND NOT EXISTS (SELECT 1 FROM change AS back
        WHERE back.command = undoing.by AND back.kind = change.kind AND back.thing = change.thing)
      AND NOT EXISTS (SELECT 1 FROM ledger WHERE change.kind = 'ledger' AND ledger.counters = change.thing)
      AND NOT EXISTS (SELECT 1 FROM change AS made JOIN change AS gone
          ON gone.command = made.command AND gone.kind = made.kind AND gone.thing = made.thing
        WHERE made.command = change.command AND made.kind = change.kind AND made.thing = change.thing
          AND made.before IS NULL AND gone.after IS NULL)
    ORDER BY 1, 2
    """
}

/// Checks that a server has seen each entry written at its time, unless that was a given one.
struct WitnessCheck: StoreCheck {
  let store: Store
  /// The seconds by which a desk's clock may differ, and for which an entry may be on its way.
  private static let tolerance = 120

  var looks: [Look] {
    guard store.isOnServer else { return [] }
    return [
      each(
        """
        SELECT id, command.at, witness.at FROM command JOIN witness ON entry = id
        WHERE clock = 'own' AND abs(command.at - witness.at) > \(Self.tolerance) ORDER BY id
        """
      ) { .check(.otherTime(try $0[0], says: try $0[1], server: try $0[2])) },
      each(
        """
        SELECT id FROM command WHERE id > (SELECT min(entry) FROM witness)
          AND NOT EXISTS (SELECT 1 FROM witness WHERE entry = command.id) ORDER BY id
        """
      ) { .check(.unwitnessed(try $0[0])) },
    ]
  }
}

/// Checks that every policy ever in force, not only the last, is as the journal has it: reservations go by them.
struct PolicyCheck: StoreCheck {
  let store: Store

  var looks: [Look] { [lookAtPolicies] }

  private func lookAtPolicies(_ found: inout Checkup) throws {
    try store.read {
      let recorded = try store.rows(
        "SELECT after FROM change WHERE kind = \(Policy.kind) AND after IS NOT NULL ORDER BY id"
      ) { try Policy.read(image: $0[0]) }
      let versions = try store.rows("SELECT version FROM policy ORDER BY 1") { try $0[0] as Int }
      let kept = try kept(versions)
      for policy in recorded where kept[policy.version] != policy {
        found.add(.check(.policyDiffers(version: policy.version)))
      }
      guard try JournalTable(store: store).isWhole else { return }
      for version in versions where !recorded.contains(where: { $0.version == version }) {
        found.add(.check(.policyDiffers(version: version)))
      }
    }
  }

  /// The policies of these versions, without one that cannot be read.
  private func kept(_ versions: [Int?]) throws -> [Int?: Policy] {
    let table = PolicyTable(store: store)
    do { return try table.policies(of: versions) } catch StoreError.corrupt {
      return versions.reduce(into: [:]) { $0[$1] = try? table.policy($1) }
    }
  }
}

/// Checks that reversing entries are the opposite of theirs, and the entries left of a removed reservation sum to
/// nothing.
struct LedgerCheck: StoreCheck {
  let store: Store

  var looks: [Look] {
    [
      each(
        """
        SELECT counter.id, entry.id FROM ledger AS counter JOIN ledger AS entry ON entry.id = counter.counters
        WHERE counter.amount <> -entry.amount OR counter.id < entry.id
          OR coalesce(counter.reservation, -counter.sale) <> coalesce(entry.reservation, -coalesce(entry.sale, entry.id))
          OR (counter.kind, counter.item, counter.name) <> (entry.kind, entry.item, entry.name)
        """
      ) { .mismatch(.counterDiffers(try $0[0], try $0[1])) },
      each(
        """
        SELECT reservation FROM ledger WHERE reservation IS NOT NULL AND NOT EXISTS (SELECT 1 FROM reservation WHERE id = ledger.reservation)
        GROUP BY reservation
        HAVING sum(CASE WHEN \(LedgerTable.isCharged) THEN amount ELSE 0 END) <> 0 OR sum(\(LedgerTable.paid)) <> 0
        """
      ) { .mismatch(.strayEntries(try $0[0])) },
    ]
  }
}

/// Checks that the needs of parties are kept in their written form.
struct NeedsCheck: StoreCheck {
  let store: Store

  var looks: [Look] {
    [
      each("SELECT id, needs FROM waitlist ORDER BY id") { row in
        let (id, text): (WaitlistID, String) = (try row[0], try row[1])
        let needs = try? SiteNeeds.read(image: text)
        return text == needs?.imageText ? nil : .mismatch(.needsDiffer(id.description))
      },
      each("SELECT id, needs FROM reservation WHERE needs IS NOT NULL ORDER BY id") { row in
        let (id, text): (ReservationID, String) = (try row[0], try row[1])
        let needs = try? FeatureNeeds.read(image: text)
        return text == needs?.imageText && needs != .blank ? nil : .mismatch(.needsDiffer(id.description))
      },
    ]
  }
}

/// Checks that each block has all its nights and no other, at no price, and that the nights it displaced are its own.
struct BlockCheck: StoreCheck {
  let store: Store

  var looks: [Look] {
    [
      each(
        """
        SELECT id FROM block
        WHERE departure - arrival <> (SELECT count(*) FROM night WHERE night.block = block.id)
          OR departure - arrival <> (SELECT count(*) FROM night WHERE night.block = block.id
            AND night.site = block.site AND night.night >= block.arrival AND night.night < block.departure)
          OR EXISTS (SELECT 1 FROM night WHERE night.block = block.id AND (price IS NOT NULL
            OR extra_adults <> 0 OR extra_children <> 0 OR extra_vehicles <> 0 OR extra_pets <> 0))
        """
      ) { .mismatch(.blockDiffers(try $0[0])) },
      each(
        """
        SELECT block.id, lost.reservation, lost.night FROM displaced_night AS lost JOIN block ON block.id = lost.block
        WHERE lost.night < block.arrival OR lost.night >= block.departure
        """
      ) { .mismatch(.displacedOutsideBlock(try $0[0], try $0[1], try $0[2])) },
    ]
  }
}
