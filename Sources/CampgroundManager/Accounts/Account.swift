import Persistence

/// The charges and payments of a reservation, entry by entry.
public struct Account: Sendable {
  public let reservation: Reservation
  /// Oldest first.
  public let entries: [LedgerEntry]
  /// The entries that the next write adds because the hold has run out (domain rule R13).
  let lapsed: [LedgerDraft]
  /// The deposit; nil when none is due in advance, and for a reservation that is neither to come nor going on.
  public let deposit: Deposit?

  /// The sums of the entries.
  public var sums: AccountSums {
    var sums = AccountSums()
    for (kind, item, amount) in entries.map({ ($0.kind, $0.item, $0.amount) })
      + lapsed.map({ ($0.kind, $0.item, $0.amount) })
    {
      if item == .security { sums.security += amount }
      switch kind {
      case .charge, .tax, .discount, .penalty, .adjustment: sums.total += amount
      case .writeOff: sums.writtenOff += amount
      case .payment: sums.paid += amount
      case .refund: sums.paid -= amount
      case .transfer: sums.paid += item == .money ? amount : 0
      case .security, .sale: break
      }
    }
    return sums
  }

  /// The charges of each line, without those that sum to 0.
  var lines: [LedgerLine] {
    var lines: [LedgerLine] = []
    for entry in entries where entry.isCharge { lines.add(LedgerLine(entry)) }
    return lines.filter { !$0.isNothing }
  }

  /// The number of entries, which grows with each.
  public var version: Int { entries.count + lapsed.count }

  /// True when the deposit is paid, or none is due.
  public var isDepositPaid: Bool { sums.paid >= deposit?.amount ?? 0 }
}

extension Account {
  /// One line of the account, in the order of a statement.
  public struct Line: Sendable {
    /// The entry's id; nil for one that the next write will make.
    public let id: LedgerID?
    public let day: Day
    public let kind: LedgerEntry.Kind
    public let item: LedgerEntry.Item
    public let name: String
    /// The amount in minor units.
    public let amount: Int
    public let method: String?
    public let memo: String?
    public let actor: String
    public let counters: LedgerID?
  }

  /// Every entry that has an amount, and those that reverse the charges of a hold that has run out on `day`.
  public func lines(lapsedOn day: Day) -> [Line] {
    entries.filter { $0.amount != 0 }.map {
      Line(
        id: $0.id, day: $0.day, kind: $0.kind, item: $0.item, name: $0.name, amount: $0.amount, method: $0.method,
        memo: $0.memo, actor: $0.actor, counters: $0.counters)
    }
      + lapsed.map {
        Line(
          id: nil, day: day, kind: $0.kind, item: $0.item, name: $0.name, amount: $0.amount, method: nil, memo: $0.memo,
          actor: "campctl", counters: nil)
      }
  }
}

extension Account.Line {
  /// The other reservation of a transfer; nil for any other line.
  public var other: ReservationID? { kind == .transfer ? ReservationID(name) : nil }

  /// The change of the balance; below 0 for money that came in.
  public var due: Int {
    switch kind {
    case .charge, .tax, .discount, .penalty, .adjustment, .refund: amount
    case .transfer: item == .money ? -amount : 0
    case .security: 0
    case .payment, .writeOff, .sale: -amount
    }
  }
}

/// An answer keeps ids alone: the entries are still there, as none is ever changed.
extension Account: RecordedAnswer {
  struct Record: Recorded {
    var reservation = Reservation.blank
    /// The newest entry; nil when there was none.
    var last: LedgerID?
    var deposit: Deposit?

    static let blank = Record()
    static let fields: FieldList<Self> = [
      object("reservation", Reservation.self) { $1(&$0.reservation) },
      field("last", { $0.last }, { $0.last = $1 }),
      optional("deposit", { $0.deposit }, { $0.deposit = $1 }),
    ]
  }

  var answer: Record { Record(reservation: reservation, last: entries.last?.id, deposit: deposit) }

  static func replay(_ answer: Record, from store: Store) throws -> Account {
    let entries = try answer.reservation.id.map(LedgerTable(store: store).entries) ?? []
    return Account(
      reservation: try answer.reservation.withCamper(from: store),
      entries: entries.filter { entry in answer.last.map { entry.id <= $0 } ?? false }, lapsed: [],
      deposit: answer.deposit)
  }
}
