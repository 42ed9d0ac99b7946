import Arguments
import CampgroundManager

/// The contact of the campground, as papers have it, and its habits at the desk.
extension SettingsEdits {
  static var desk: [Argument<Self>] {
    .of([
      option("phone", .edit(.text.named("number")), "The campground's phone number, for papers.") { $0.phone = $1 },
      option("email", .edit(.text.named("address")), "The campground's e-mail address, for papers and letters.") {
        $0.email = $1
      },
      option("address", .edit(.text), "The campground's address, for papers.") { $0.address = $1 },
      option("website", .edit(.text), "The campground's website, for papers.") { $0.website = $1 },
      option("directions", .edit(.text), "The way to the campground, for confirmations.") { $0.directions = $1 },
      option("quiet-hours", .edit(.text), "The quiet hours, such as '22:00 to 7:00', for confirmations.") {
        $0.quietHours = $1
      },
      option(
        "grace", .edit(.number), "The minutes after check-out time before a departure is overdue (default: 30)."
      ) { $0.grace = $1 },
      option(
        "country-code", .edit(.number), "The country's phone code, such as 1: numbers with and without it are the same."
      ) { $0.countryCode = $1 },
    ]).titled("Desk")
  }
}
