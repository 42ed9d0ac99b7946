/// A thing that the beginning of a name or id may mean, with details to distinguish it.
package struct Found: Equatable, Sendable {
  /// The name by which commands find the thing: a number, a name or an id.
  package let text: String
  package let detail: Detail

  package enum Detail: Equatable, Sendable {
    case none
    case site(loop: String?, type: String, isRetired: Bool)
    case camper(name: String)
    case phone(String)
    case stay(camper: String, site: String, Range<Day>)
    case block(reason: String, site: String, Range<Day>)
    /// A party that waits for a site from a day on.
    case waiting(camper: String, Day)
    case tax(isFee: Bool)
    case discount(needsPass: Bool)
    /// An entry of the journal: its command, and its actor.
    case entry(command: String, actor: String)
    /// An entry of a reservation's account, or of a sale.
    case ledger(kind: String, ReservationID?)
  }

  init(_ text: String, _ detail: Detail = .none) {
    self.text = text
    self.detail = detail
  }
}
