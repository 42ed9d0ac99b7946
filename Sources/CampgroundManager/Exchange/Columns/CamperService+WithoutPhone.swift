extension CamperService {
  /// The camper of the same name who has given no number, and no other mail or address; nil when there is none.
  func withoutPhone(like edits: CamperEdits) throws -> Camper? {
    try campers.campers(named: edits.fullName ?? "").first { camper in
      camper.phoneNumber == Camper.noPhoneNumber && Self.agrees(camper.email, edits.email)
        && Self.agrees(camper.address, edits.address)
    }
  }

  private static func agrees(_ known: String?, _ given: Edit<String>?) -> Bool {
    guard let known, let given = given?.value else { return true }
    return PersonText.key(known) == PersonText.key(given)
  }
}
