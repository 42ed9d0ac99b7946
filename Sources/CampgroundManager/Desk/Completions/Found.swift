/// A thing that may be meant by the beginning of its name or id, and what tells it from others.
public struct Found: Equatable, Sendable {
  /// The name by which commands find the thing: a number, a name or an id.
  public let text: String
  public let detail: Detail

  public enum Detail: Equatable, Sendable {
    case none
    case site(loop: String?, type: String, isRetired: Bool)
    case camper(name: String)
    case phone(String)
    case stay(camper: String, site: String, Range<Day>)
    case block(reason: String, site: String, Range<Day>)
    /// Somebody who waits for a site from a day on.
    case waiting(camper: String, Day)
    case tax(isFee: Bool)
    /// Of the journal: what was done, and by whom.
    case entry(command: String, actor: String)
    /// Of a reservation's account.
    case ledger(kind: String, ReservationID)
  }

  init(_ text: String, _ detail: Detail = .none) {
    self.text = text
    self.detail = detail
  }
}
