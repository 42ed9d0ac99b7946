/// The people of one reservation, with their equipment and vehicles.
public struct Party: Hashable, Sendable {
  /// The largest number in a party.
  static let largest = 10_000

  public var adults = 2
  public var children = 0
  public var pets = 0
  public var vehicles = 1
  /// The plates of the vehicles, as typed.
  public var plates: String?
  /// The length of the longest vehicle one sleeps in or tows, in feet; nil leaves length unjudged.
  public var rigLength: Int?
  /// The equipment one sleeps in, such as `rv`; nil leaves it unjudged.
  public var equipment: Slug?

  public init() {}

  /// The number of people, at most the largest integer.
  package var people: Int {
    let (sum, overflow) = adults.addingReportingOverflow(children)
    return overflow ? .max : sum
  }

  /// The problems of the party on any site.
  var problems: [Problem] {
    var problems: [Problem] = []
    func judge(_ field: String, _ value: Int) {
      guard !(0...Self.largest).contains(value) else { return }
      problems.append(.party(.invalidPeople(field: field, value, limit: Self.largest)))
    }
    judge("adults", adults)
    judge("children", children)
    judge("pets", pets)
    if !(0...Self.largest).contains(vehicles) {
      problems.append(.party(.invalidVehicles(field: "vehicles", vehicles)))
    }
    if let rigLength, rigLength < 1 {
      problems.append(.party(.invalidLength(field: "rigLength", rigLength)))
    }
    if problems.isEmpty, people < 1 { problems.append(.party(.nobody(people))) }
    return problems
  }
}

extension Party: Recorded {
  static let blank = Party()

  static let fields: FieldList<Self> = [
    field("adults", { $0.adults }, { $0.adults = $1 }),
    field("children", { $0.children }, { $0.children = $1 }),
    field("pets", { $0.pets }, { $0.pets = $1 }),
    field("vehicles", { $0.vehicles }, { $0.vehicles = $1 }),
    text("plates", of: .person { $0.plates = nil }, { $0.plates }, { $0.plates = $1 }).searched(as: .plates),
    field("rigLength", column: "rig_length", { $0.rigLength }, { $0.rigLength = $1 }),
    field("equipment", { $0.equipment }, { $0.equipment = $1 }),
  ]
}

extension Party: FieldWritable {}
