/// One campsite of the export as a site: its number, and the features that the export states.
///
/// Features that it does not state are left out of the edits, so that importing again keeps those that people have
/// entered since.
struct RIDBSite {
  /// The line of the campsite in its file.
  let row: Int
  let number: SiteNumber
  private(set) var edits = SiteEdits()
  private var answers: RIDBAnswers

  /// The values that could not be understood; the site comes in without them.
  var skipped: [SkippedRow] { answers.skipped }

  init(_ campsite: RIDBCampsite, _ details: RIDBDetails) {
    row = campsite.row
    number = campsite.number
    answers = RIDBAnswers(of: campsite.number, details)
    readPlace(campsite)
    readHookups(campsite)
    readPeople()
    readEquipment()
    edits.maxVehicles = answers.number(.maxVehicles).map(Edit.set)
    edits.pullThrough = answers.flag(.drivewayEntry, RIDBText.pullThrough)
  }

  private mutating func readPlace(_ campsite: RIDBCampsite) {
    let loop = RIDBText.phrase(campsite.loop)
    edits.loop = answers.understood(loop, CampsiteColumn.loop, campsite.row, campsite.loop).map(Edit.set)
    edits.type = answers.understood(
      RIDBText.slug(campsite.typeWithoutHookup), CampsiteColumn.type, campsite.row, campsite.type)
    let column = answers.understood(
      RIDBText.flag(campsite.accessible), CampsiteColumn.accessible, campsite.row, campsite.accessible)
    let given = [column, answers.flag(.accessibility)].compactMap(\.self)
    if !given.isEmpty { edits.accessible = given.contains(true) }
  }

  /// Reads the hookups. One of three attributes, or the type, suffices for electricity; no other denies it.
  private mutating func readHookups(_ campsite: RIDBCampsite) {
    let full = answers.hookup(.fullHookup)
    let hookups = [full, answers.hookup(.electricityHookup), answers.hookup(.electricHookup)]
      .compactMap(\.self)
    if campsite.hasElectricType || hookups.contains(where: \.isThere) { edits.electricity = true }
    let amps = hookups.reduce(into: Set<Int>()) { $0.formUnion($1.amps) }
    if !amps.isEmpty { edits.amps = amps.sorted() }
    let isFull = full?.isThere == true
    edits.water = utility(.waterHookup, "water", isFull)
    edits.sewer = utility(.sewerHookup, "sewer", isFull)
  }

  /// Water or sewer: an explicit no overrides a full hookup, so that no guest is promised a hookup that is missing.
  private mutating func utility(_ name: RIDBAttributeName, _ what: String, _ isFull: Bool) -> Bool? {
    let given = answers.flag(name)
    if isFull, given == false, let row = answers.firstRow(of: name) {
      answers.skip(row, AttributeColumn.self, .notFullHookup(number, what: what))
    }
    return given ?? (isFull ? true : nil)
  }

  private mutating func readPeople() {
    let minimum = answers.number(.minPeople)
    let maximum = answers.number(.maxPeople)
    edits.maxPeople = maximum.map(Edit.set)
    edits.minPeople = minimum
    if let minimum, let maximum, minimum > maximum {
      edits.minPeople = nil
      let row = answers.firstRow(of: .minPeople) ?? row
      answers.skip(row, AttributeColumn.self, .crossedPeople(number, minimum, maximum))
    }
  }

  private mutating func readEquipment() {
    var slugs: [Slug] = []
    var longest: Int?
    for item in answers.details.equipment {
      if let slug = answers.understood(RIDBText.slug(item.name), EquipmentColumn.name, item.row, item.name) {
        slugs.append(slug)
      }
      let length = RIDBText.number(item.maxLength)
      if let length = answers.understood(length, EquipmentColumn.maxLength, item.row, item.maxLength) {
        longest = max(longest ?? 0, length)
      }
    }
    if !slugs.isEmpty { edits.equipment = Set(slugs).sorted() }
    edits.maxLength = (answers.number(.maxVehicleLength) ?? longest).map(Edit.set)
  }
}
