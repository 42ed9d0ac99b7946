import Arguments
import CampgroundManager

/// The camper of a request: one who is known, or a new caller.
struct CallerArguments: ArgumentSet, Sendable {
  var camper: CamperReference?
  var new: String?
  var phone: String?
  var email: String?

  static let arguments: [Argument<Self>] = [
    required(
      "camper", .camper, "The camper: an id such as c-1, the phone number, or the full name."
    ) { $0.camper = $1 }.orOption("new").short("c"),
    option(
      "new", .text.named("name"),
      "The full name of a new camper, instead of --camper; an existing camper with this name and --phone is used."
    ) { $0.new = $1 },
    option("phone", .text.named("number"), "The phone number of a new camper.") { $0.phone = $1 },
    option("email", .text.named("address"), "The e-mail address of a new camper.") { $0.email = $1 },
  ]

  /// The arguments that give a reservation another camper.
  static let changed: [Argument<Self>] =
    ([
      option("camper", .camper, "The camper who has the reservation from now on.") { $0.camper = $1 },
      option(
        "new", .text.named("name"),
        "The full name of a new camper, instead of --camper; an existing camper with this name and --phone is used."
      ) { $0.new = $1 },
      option("phone", .text.named("number"), "The phone number of a new camper.") { $0.phone = $1 },
      option("email", .text.named("address"), "The e-mail address of a new camper.") { $0.email = $1 },
    ] as [Argument<Self>]).titled("Another camper")

  /// True when none is given.
  var isEmpty: Bool { camper == nil && new == nil && phone == nil && email == nil }

  /// A camper of two kinds, or a new one whose record lacks something.
  var misuse: [UsageProblem] {
    guard new != nil else {
      return [
        phone.map { _ in .withoutOther("phone", needs: "new") },
        email.map { _ in .withoutOther("email", needs: "new") },
      ].compactMap(\.self)
    }
    return [camper.map { _ in .camperOrNew }, phone == nil ? .withoutOther("new", needs: "phone") : nil]
      .compactMap(\.self)
  }

  /// The record of a new caller, as far as it is given.
  var record: CamperEdits? {
    new.map { CamperEdits(fullName: $0, phone: phone, email: email.map { $0.isEmpty ? .clear : .set($0) }) }
  }

  /// Throws ``Failure`` unless there is exactly one camper, whole.
  func requested() throws(Failure) -> RequestedCamper {
    let (camper, record) = try caller()
    return record.map(RequestedCamper.new) ?? .known(camper)
  }

  /// The reference, and the record of a new caller; throws ``Failure`` unless there is exactly one of them, whole.
  func caller() throws(Failure) -> (CamperReference, CamperEdits?) {
    try misuse.refuse()
    if let new, let record { return (CamperReference(new), record) }
    guard let camper else { throw .usage(.camperOrNew) }
    return (camper, nil)
  }

  /// For people: the new camper, or the one who was there already; none when no new one was requested.
  func notes<Thing>(of written: WriteResult<Thing>, _ camper: Camper, in campground: Campground) throws -> [String] {
    guard new != nil else { return [] }
    guard written.hasAddedCamper else { return ["\(camper.fullName) is camper \(camper.id) already."] }
    let twins = written.replayed ? [] : try campground.campers.likelyDuplicates(of: camper)
    return ["Added camper \(camper.id), \(camper.fullName)."] + twins.prefix(3).map(Hints.duplicate)
  }
}
