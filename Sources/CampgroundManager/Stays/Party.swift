/// The people of one reservation, and what they sleep in and drive.
public struct Party: Hashable, Sendable, Codable {
  /// Nobody's party is larger.
  static let largest = 10_000

  public var adults = 2
  public var children = 0
  public var pets = 0
  public var vehicles = 1
  /// Of the vehicles, as typed.
  public var plates: String?
  /// Of the longest vehicle one sleeps in or tows, in feet; nil leaves length unjudged.
  public var rigLength: Int?
  /// What one sleeps in, such as `rv`; nil leaves it unjudged.
  public var equipment: Slug?

  public init() {}

  /// Stops at the largest number there is.
  public var people: Int {
    let (sum, overflow) = adults.addingReportingOverflow(children)
    return overflow ? .max : sum
  }

  /// What is wrong with the party wherever it stays.
  var problems: [Problem] {
    var problems: [Problem] = []
    for (field, value) in [("adults", adults), ("children", children), ("pets", pets)]
    where !(0...Self.largest).contains(value) {
      problems.append(.invalidPeople(field, value, most: Self.largest))
    }
    if !(0...Self.largest).contains(vehicles) { problems.append(.invalidVehicles("vehicles", vehicles)) }
    if let rigLength, rigLength < 1 {
      problems.append(.notPositive("invalidLength", field: "rigLength", rigLength))
    }
    if problems.isEmpty, people < 1 { problems.append(.tooFewPeople(people, 1)) }
    return problems
  }
}

extension Party: FieldWritable {
  package func write(to fields: inout some FieldWriter) {
    fields.field("adults", adults)
    fields.field("children", children)
    fields.field("pets", pets)
    fields.field("vehicles", vehicles)
    fields.field("plates", plates)
    fields.field("rigLength", rigLength)
    fields.field("equipment", equipment)
  }
}
