/// The contact of the campground, and its habits at the desk.
extension SettingsEdits {
  func applyDesk(to settings: inout CampgroundSettings, _ problems: inout [Problem]) {
    var desk = settings.contact
    func cleaned(_ edit: Edit<String>?, _ now: String?, _ field: String, _ limit: Int) -> String? {
      guard let edit else { return now }
      return PersonText.clean(edit.value, field: field, limit: limit, &problems)
    }
    desk.phone = cleaned(phone, desk.phone, "phone", 60)
    desk.email = cleaned(email, desk.email, "email", 254)
    if let address = desk.email, email != nil, !EmailAddress.isValid(address) {
      problems.append(.record(.invalidEmail(address)))
    }
    desk.address = cleaned(address, desk.address, "address", 1000)
    desk.website = cleaned(website, desk.website, "website", 1000)
    desk.directions = cleaned(directions, desk.directions, "directions", 2000)
    desk.quietHours = cleaned(quietHours, desk.quietHours, "quietHours", 200)
    if let grace {
      desk.grace = grace.value
      let limit = DeskSettings.byDefault.longestGrace
      if let minutes = grace.value, !(0...limit).contains(minutes) {
        problems.append(.settings(.outOfRange(minutes, 0...limit, field: "grace")))
      }
    }
    if let countryCode {
      desk.countryCode = countryCode.value
      if let code = countryCode.value, !(1...999).contains(code) {
        problems.append(.settings(.outOfRange(code, 1...999, field: "countryCode")))
      }
    }
    settings.desk = desk == DeskSettings() ? nil : desk
  }
}
