import Foundation
import TestSupport
import Testing

@testable import CampgroundManager

/// Long runs of commands on accounts, and of undos, made by chance and the same every time.
struct AccountsByChanceTests {
  /// The charges and payments of every account, by reservation and line.
  private typealias Books = [String: [String: Int]]

  private struct Step {
    let entry: EntryID
    let before: Books
  }

  @Test(arguments: UInt64(2)...5) func `every account equals its stay, whatever is done and undone`(seed: UInt64) throws
  {
    var chance = SplitMix64(seed: seed)
    let camp = try Self.campground()
    var day = TestCampground.today
    var steps: [Step] = []
    var done: [AccountCommand: Int] = [:]
    for _ in 1...220 {
      if chance.next(12) == 0 { day = day.advanced(by: chance.next(3)) }
      let now = camp.at(day)
      // A change that time alone makes is no part of a step, and no undo gives it back.
      let expired = try now.log.newest
      try now.journal.store.write { try now.journal.expireHolds(now.journal) }
      if try now.log.newest != expired { steps.removeAll() }
      let (before, newest) = (try books(now), try now.log.newest)
      let command = AccountCommand.allCases[chance.next(AccountCommand.allCases.count)]
      do {
        if command == .undo {
          try undo(&steps, now, &chance)
        } else {
          try command.act(now, &chance)
          if try now.log.newest != newest { steps.append(Step(entry: try now.log.newest, before: before)) }
        }
        done[command, default: 0] += 1
      } catch let error as CampingError {
        #expect(!error.problems.isEmpty)
        #expect(try books(now) == before, "\(command)")
      }
      try expectSound(now, after: command)
    }
    #expect(done.count > 12, "\(done)")
  }

  private static func campground() throws -> TestCampground {
    let camp = try TestCampground()
    try camp.makeCampSites(1, 2, 3)
    try camp.makeCamper()
    try camp.makeRate("Standard", "45.01") {
      $0.weekly = Amount("280.00")
      $0.extraAdult = Amount("7.33")
    }
    try camp.makeDiscounts(["Half": "50%"])
    try camp.makeDiscount("Long") { ($0.percent, $0.minNights) = (Percent("12.5%"), 5) }
    try camp.makeDiscount("Voucher") { ($0.perStay, $0.includesExtras) = (Amount("33.33"), true) }
    try camp.makeDiscount("Friday") { ($0.perNight, $0.weekdays) = (Amount("5.01"), [.fri]) }
    try camp.makeTax("county") { $0.percent = Percent("7.25%") }
    try camp.makeTax("bed") { $0.perNight = Amount("1.10") }
    try camp.makeTax("cleaning") {
      $0.perStay = Amount("12.00")
      $0.isFee = true
    }
    try camp.agree {
      $0.deposit = Portion("20%")
      $0.cancellation = CancellationBands("7:10% 1:33.3333% 0:1-night")
      $0.noShow = Portion("1-night")
    }
    return camp
  }

  /// Undoes mostly the newest step, which gives the books back as they were; sometimes any entry, with its redo.
  private func undo(_ steps: inout [Step], _ camp: TestCampground, _ chance: inout SplitMix64) throws {
    if chance.next(4) == 0 {
      let before = try books(camp)
      let any = EntryID(rawValue: Int64(12 + chance.next(max(1, Int(try camp.log.newest.rawValue) - 11))))
      let undone = try camp.undo.undo(EntryReference(any))
      if try expire(camp, &steps) { return }
      try expectSound(camp, after: .undo)
      _ = try camp.undo.undo(EntryReference(undone.entry))
      #expect(try books(camp) == before, "redo of \(any)")
      steps.removeAll()
      return
    }
    guard let last = steps.last else { return }
    do {
      _ = try camp.undo.undo(EntryReference(last.entry))
      steps.removeLast()
      #expect(try books(camp) == last.before, "undo of \(last.entry)")
      _ = try expire(camp, &steps)
    } catch let error as CampingError {
      // Time has expired a hold since, or freed a night that another has.
      steps.removeAll()
      throw error
    }
  }

  /// Expires a hold that an undo has put back after its time, which no redo gives back; returns false without one.
  private func expire(_ camp: TestCampground, _ steps: inout [Step]) throws -> Bool {
    guard try ReservationTable(store: camp.store, clock: camp.clock).hasLapsed() else { return false }
    try camp.journal.store.write { try camp.journal.expireHolds(camp.journal) }
    steps.removeAll()
    return true
  }

  private func books(_ camp: TestCampground) throws -> Books {
    let ledger = LedgerTable(store: camp.store)
    var books: Books = [:]
    let ids = try camp.store.rows("SELECT DISTINCT reservation FROM ledger") { try $0[0] as ReservationID }
    for id in ids {
      var lines: [String: Int] = [:]
      for line in try ledger.lines(of: id) { lines["\(line.item) \(line.name)"] = line.amount }
      if let paid = try ledger.sums(of: [id])[id]?.paid, paid != 0 { lines["paid"] = paid }
      if let gone = try ledger.sums(of: [id])[id]?.writtenOff, gone != 0 { lines["writtenOff"] = gone }
      if !lines.isEmpty { books[id.description] = lines }
    }
    return books
  }

  /// The lines that are above 0 and below: what discounts leave beside the nights, and the taxes on it.
  private static let mayBeBoth: Set<AccountItem> = [.agreedApart, .taxesApart]

  private func expectSound(_ camp: TestCampground, after command: AccountCommand) throws {
    let ledger = LedgerTable(store: camp.store)
    var all = AccountSums()
    try camp.reservations.forEachReservation { reservation in
      let id = try #require(reservation.id)
      let lines = Set(try ledger.lines(of: id))
      let own = lines.filter { !$0.item.isApart }
      #expect(own == Set(try reservation.price.lines), "\(id) \(reservation.status) after \(command)")
      let added = lines.subtracting(own)
      #expect(
        added.allSatisfy { ($0.amount > 0) == ($0.item != .discountsApart) || Self.mayBeBoth.contains($0.item) },
        "\(id) after \(command): \(added)")
      let penalties = added.filter { $0.item == .penalties }
      #expect(penalties.isEmpty || [.cancelled, .noShow, .checkedOut].contains(reservation.status))
      let account = try camp.accounts.account(ReservationReference(id))
      #expect(account.sums == reservation.sums)
      #expect(account.sums.total == lines.reduce(0) { $0 + $1.amount })
      #expect(account.sums.paid >= 0 && account.sums.total >= 0, "\(id) after \(command)")
      // No credit comes of a write-off.
      #expect(account.sums.writtenOff >= 0 && account.sums.excessWriteOff == 0, "\(id) after \(command)")
      all.writtenOff += account.sums.writtenOff
      all.total += account.sums.total
      all.paid += account.sums.paid
    }
    let charged = try camp.store.value(
      "SELECT coalesce(sum(amount), 0) FROM ledger WHERE item NOT IN ('money', 'write-offs')", as: Int.self)
    let paid = try camp.store.value("SELECT coalesce(sum(\(LedgerTable.paid)), 0) FROM ledger", as: Int.self)
    let gone = try camp.store.value(
      "SELECT coalesce(sum(amount), 0) FROM ledger WHERE kind = 'writeOff'", as: Int.self)
    #expect(charged == all.total && paid == all.paid && gone == all.writtenOff)
  }
}
