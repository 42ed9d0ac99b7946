import Persistence

/// A camper who would come if there were a site: for which days, with whom, and since when.
///
/// It holds nothing. Whoever has waited longest is asked first (domain rule R21).
public struct WaitlistEntry: Hashable, Sendable, Codable {
  public let id: WaitlistID
  /// Goes up by one with each change.
  public internal(set) var version: Int
  public internal(set) var status: WaitlistStatus
  public internal(set) var camper: CamperID
  /// When it was made, in seconds since 1970-01-01 00:00 UTC.
  public let since: Int
  public let wish: StayWish
  public let party: Party
  public let needs: SiteNeeds
  /// The only site that will do; nil takes any that fits.
  public let site: SiteNumber?
  /// The hold that it was offered last.
  public internal(set) var offer: ReservationID?
}

/// Where an entry of the waitlist is in its life.
public enum WaitlistStatus: String, Hashable, Sendable, Codable, Storable {
  case waiting
  /// A hold was made for it; when that expires it waits again, in its old place.
  case offered
  case left
  /// Never kept: its days went by.
  case past
}

extension WaitlistEntry: Journaled, JournalImage, Replayable {
  static let kind = "waitlist"
  var journalNumber: Int64 { id.rawValue }
}

/// The journal's image; it names the camper by id alone.
extension WaitlistEntry: FieldWritable {
  package func write(to fields: inout some FieldWriter) {
    fields.field("id", id)
    fields.field("status", status.rawValue)
    fields.field("camper", camper)
    fields.field("since", since)
    fields.object("wish", wish.write)
    fields.object("party", party.write)
    fields.object("needs", needs.write)
    fields.field("site", site)
    fields.field("offer", offer)
    fields.field("version", version)
  }
}
