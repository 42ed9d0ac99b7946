/// The contact of a party: who reserves, and whom one can call.
public struct Camper: Hashable, Sendable, Codable {
  public let id: CamperID
  /// Goes up by one with each change.
  public internal(set) var version: Int
  public internal(set) var fullName: String
  /// As typed; compared by its digits (domain rule R23).
  public internal(set) var phoneNumber: String
  public internal(set) var email: String?
  public internal(set) var notes: String?
  /// What the desk should know before it gives this camper a site.
  public internal(set) var warning: String?
  /// Whose record this one's became; it is only a pointer then.
  public internal(set) var mergedInto: CamperID?
}

extension Camper: Journaled, Replayable {
  static let kind = "camper"
  var journalNumber: Int64 { id.rawValue }
}

extension Camper: FieldWritable {
  package func write(to fields: inout some FieldWriter) {
    fields.field("id", id)
    fields.field("fullName", fullName)
    fields.field("phoneNumber", phoneNumber)
    fields.field("email", email)
    fields.field("notes", notes)
    fields.field("warning", warning)
    fields.field("mergedInto", mergedInto)
    fields.field("version", version)
  }
}
