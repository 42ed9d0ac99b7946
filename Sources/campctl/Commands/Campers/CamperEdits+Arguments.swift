import Arguments
import CampgroundManager

/// The fields of a camper's record beside the name and the phone number.
extension CamperEdits: ArgumentSet {
  static let details: [Argument] = [
    option("email", .edit(.text.named("address")), "The e-mail address.") { $0.email = $1 },
    option("notes", .edit(.text), "Notes about the camper.") { $0.notes = $1 },
    option("warning", .edit(.text), "A warning that the desk sees before it gives the camper a site.") {
      $0.warning = $1
    },
  ]
}
