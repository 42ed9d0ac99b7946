import Basics
import JSONText

/// The changes that a command made to a reservation's account and its prices, by the journal's images.
extension WriteResult {
  /// The same write for each of several stays, with the changes to it and its account alone: of a group's many images each is read by
  /// its own stay, not by all.
  package func each<Part>(_ id: (Part) -> ReservationID?) throws -> [WriteResult<Part>] where Result == [Part] {
    let own = try Dictionary(grouping: changes) { change -> ReservationID? in
      switch change.kind {
      case Reservation.kind: ReservationID(rawValue: change.number)
      case LedgerEntry.kind: try change.after.map(LedgerTable.image)?.reservation
      default: nil
      }
    }
    return result.map { part in outcome(part, of: id(part).flatMap { own[$0] } ?? []) }
  }

  /// True when the command has changed this reservation itself, and not its account alone.
  package func hasChanged(_ id: ReservationID?) -> Bool {
    changes.contains { $0.kind == Reservation.kind && $0.number == id?.rawValue }
  }

  /// The change of a reservation's total, in minor units; below 0 it is less than before.
  package func difference(of id: ReservationID?) throws -> Int {
    try charges(to: id).lazy.map(\.amount).reduce(0, +)
  }

  /// The penalty for a stay that did not come about as agreed, with the tax that it keeps and less its waiver, in
  /// minor units (domain rules R8, R11 and R31).
  package func penalties(on id: ReservationID?) throws -> Int {
    let charges = try charges(to: id)
    guard charges.contains(where: { $0.item == .penalties }) else { return 0 }
    return charges.lazy.filter(\.isPenalty).map(\.amount).reduce(0, +)
  }

  /// The amount by which the nights stayed cost more as the stay that they became, extras too, without its taxes (domain
  /// rule R10).
  package func corrections(on id: ReservationID?) throws -> Int {
    try charges(to: id).lazy.filter { $0.item == .nightsApart || $0.item == .extrasApart }.map(\.amount).reduce(0, +)
  }

  /// The change of the taxes, in minor units; below 0 they are less than before.
  package func taxes(on id: ReservationID?) throws -> Int {
    try charges(to: id).lazy.filter { $0.item == .taxes || $0.item == .taxesApart }.map(\.amount).reduce(0, +)
  }

  /// The taxes that the law makes due, or gives back, because the stay has another length (domain rule R10).
  package func taxesByLength(on id: ReservationID?) throws -> [LengthTax] {
    guard let change = changes.first(where: { $0.kind == Reservation.kind && $0.number == id?.rawValue }),
      let before = try change.before.map(ReservationTable.image),
      let after = try change.after.map(ReservationTable.image)
    else { return [] }
    let charges = try charges(to: id)
    return after.taxes.compactMap { tax in
      guard let longest = tax.scope?.staysUpTo,
        (before.numberOfNights > longest) != (after.numberOfNights > longest)
      else { return nil }
      let own = charges.filter { [.taxes, .taxesApart].contains($0.item) && $0.name == tax.name }
      let amount = own.reduce(0) { $0 + $1.amount }
      return amount == 0 ? nil : LengthTax(name: tax.name, longest: longest, amount: amount)
    }
  }

  /// The amount of discounts that the command has put on today, and on no night (domain rule R28).
  package func discountCorrections(on id: ReservationID?) throws -> Int {
    try charges(to: id).lazy.filter { $0.item == .agreedApart }.map { -$0.amount }.reduce(0, +)
  }

  /// The amount of a penalty, with the tax that it keeps, that the command which charged it has waived.
  package func waived(on id: ReservationID?) throws -> Int {
    try charges(to: id).lazy.filter { $0.isPenalty && $0.amount < 0 }.map { -$0.amount }.reduce(0, +)
  }

  /// The amount that a command has waived or written off, and the reason.
  package func decision(on id: ReservationID) throws -> (amount: Int, reason: String?) {
    let entries = try changes.filter { $0.kind == LedgerEntry.kind }.compactMap(\.after).map(LedgerTable.image)
    let first = entries.first { $0.reservation == id }
    return (Int((first?.item == .writeOffs ? first?.amount ?? 0 : try difference(of: id)).magnitude), first?.memo)
  }

  /// True when nights that a reservation had already have another price now, apart from extras.
  package func hasPricedAnew(_ id: ReservationID?) throws -> Bool {
    for change in changes where change.kind == Reservation.kind && change.number == id?.rawValue {
      guard let before = change.before, let after = change.after else { continue }
      let held = Dictionary(try ReservationTable.image(before).nights.map { ($0.night, $0.price) }) { first, _ in first
      }
      for night in try ReservationTable.image(after).nights {
        if let price = held[night.night], price?.amount != night.price?.amount || price?.rate != night.price?.rate {
          return true
        }
      }
    }
    return false
  }

  /// The reservations whose parties the write has checked out.
  package var departed: [ReservationID] {
    get throws {
      try changes.compactMap { change -> ReservationID? in
        guard change.kind == Reservation.kind, let after = try change.after.map(JSONValue.init(stored:)),
          after["status"]?.string == ReservationStatus.checkedOut.rawValue
        else { return nil }
        return ReservationID(rawValue: change.number)
      }
    }
  }

  private func charges(to id: ReservationID?) throws -> [LedgerEntry] {
    guard let id else { return [] }
    return try changes.filter { $0.kind == LedgerEntry.kind }.compactMap(\.after).map(LedgerTable.image)
      .filter { $0.reservation == id && $0.item != .money && $0.item != .writeOffs }
  }
}

/// A tax on stays up to a length, which one has crossed.
package struct LengthTax: Hashable, Sendable {
  package let name: String
  /// The number of nights of the longest stay that pays it.
  package let longest: Int
  /// The amount in minor units; below 0 it is given back.
  package let amount: Int
}

extension LedgerEntry {
  /// True for a penalty, the tax that it keeps, and the waiver of both.
  fileprivate var isPenalty: Bool {
    switch item {
    case .penalties, .taxesApart: true
    case .discountsApart: name == Penalty.cancellation
    default: false
    }
  }
}
