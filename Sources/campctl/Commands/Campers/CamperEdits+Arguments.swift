import Arguments
import CampgroundManager

/// The fields of a camper's record beside the name and the phone number.
extension CamperEdits: ArgumentSet {
  static let details: [Argument] = [
    option("email", .edit(.text.named("address")), "The mail address.") { $0.email = $1 },
    option("notes", .edit(.text), "What else to know.") { $0.notes = $1 },
    option("warning", .edit(.text), "What the desk should know before it gives them a site.") { $0.warning = $1 },
  ]
}
