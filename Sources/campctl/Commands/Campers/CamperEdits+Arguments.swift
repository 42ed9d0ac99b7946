import Arguments
import CampgroundManager

extension FieldEdits: ArgumentSet {}

/// The fields of a camper's record beside the name and the phone number.
extension CamperEdits {
  static var details: [Argument<Self>] {
    [
      option("email", .edit(.text.named("address")), "The e-mail address.") { $0.email = $1 },
      option("notes", .edit(.text), "Notes about the camper.") { $0.notes = $1 },
      option("warning", .edit(.text), "A warning that the desk sees before it gives the camper a site.") {
        $0.warning = $1
      },
      option("address", .edit(.text), "The address for letters.") { $0.address = $1 },
      option("second-phone", .edit(.text.named("number")), "Another phone number.") { $0.secondPhone = $1 },
      option("members", .edit(.text.named("names")), "The others of the party, for the gate: 'Ben Lee; Cy Lee'.") {
        $0.members = $1
      },
      option("language", .edit(.language), "The language of letters, such as de or pt-BR.") { $0.language = $1 },
    ]
  }
}
