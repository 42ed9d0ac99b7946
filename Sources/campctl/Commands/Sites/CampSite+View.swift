import CampgroundManager

extension CampSite: ListedView {
  var label: String { siteNumber.description }

  var text: String { text(revealed: false) }

  func text(revealed: Bool) -> String {
    let equipment = features.equipment.map(\.text).joined(separator: ", ")
    let own: [(String, String?)] = [
      ("Site", siteNumber.text), ("Loop", loop), ("Type", type.text),
      ("Hookups", hookups.isEmpty ? "none" : hookups),
      ("Longest rig", features.maxLength.map { "\($0) ft" } ?? "not known"), ("People", people),
      ("Vehicles", features.maxVehicles.map { "up to \($0)" } ?? "no limit"),
      ("Equipment", equipment.isEmpty ? "any" : equipment), ("Also", also.isEmpty ? nil : also),
      ("Retired", retired ? "yes" : nil),
    ]
    return Lines(own + lines([], revealed: revealed)).text
  }

  static var columns: [TextColumn] {
    [
      .left("SITE"), .left("TYPE"), .left("HOOKUPS"), .right("RIG FT"), .right("PEOPLE"), .right("VEHICLES"),
      .flexible("LOOP"), .flexible("ALSO"),
    ]
  }

  var cells: [String] {
    let marks = [also, retired ? "retired" : ""].filter { !$0.isEmpty }
    return [
      siteNumber.text, type.text, hookups, features.maxLength.map(String.init) ?? "?",
      features.maxPeople.map(String.init) ?? "-", features.maxVehicles.map(String.init) ?? "-", loop ?? "",
      marks.joined(separator: ", "),
    ]
  }

  private var people: String {
    let most = features.maxPeople.map { "up to \($0)" } ?? "no limit"
    return features.minPeople > 1 ? "at least \(features.minPeople), \(most)" : most
  }

  /// `50 A, water, sewer`; empty for none.
  var hookups: String {
    let power =
      features.amps.isEmpty ? "electricity" : features.amps.map(String.init).joined(separator: "/") + " A"
    return [electricity ? power : nil, water ? "water" : nil, sewer ? "sewer" : nil]
      .compactMap(\.self).joined(separator: ", ")
  }

  private var also: String {
    [features.pullThrough ? "pull-through" : nil, features.accessible ? "accessible" : nil]
      .compactMap(\.self).joined(separator: ", ")
  }
}
