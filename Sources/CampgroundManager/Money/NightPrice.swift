/// What one night costs, by which rate, as it was agreed; in minor units.
public struct NightPrice: Hashable, Sendable, Codable {
  /// Of the night alone.
  public let amount: Int
  /// The name of the rate that set it.
  public let rate: String
  /// What the party costs beyond those whom the rate includes.
  public var extras: Extras

  /// The night with its extras.
  public var sum: Int { amount + extras.sum }
}

extension NightPrice? {
  /// As an image has it.
  func write(to fields: inout some FieldWriter) {
    guard let price = self else { return fields.field("price", .null) }
    fields.object("price") { fields in
      fields.field("amount", price.amount)
      fields.field("rate", price.rate)
      fields.object("extras", price.extras.write)
    }
  }
}

/// Amounts for those of a party whom a night's rate does not include, by whom.
public struct Extras: Hashable, Sendable {
  public var adults = 0
  public var children = 0
  public var vehicles = 0
  public var pets = 0

  public init() {}

  public init(adults: Int, children: Int, vehicles: Int, pets: Int) {
    self.adults = adults
    self.children = children
    self.vehicles = vehicles
    self.pets = pets
  }

  public var sum: Int { adults + children + vehicles + pets }

  /// Each with what it is called in a quote and on an account.
  static let names: [(name: String, amount: @Sendable (Extras) -> Int)] = [
    ("extra adult", { $0.adults }), ("extra child", { $0.children }), ("extra vehicle", { $0.vehicles }),
    ("pet", { $0.pets }),
  ]
}

extension Extras: Codable {
  private enum CodingKeys: CodingKey {
    case adults
    case children
    case vehicles
    case pets
  }

  /// What there is none of is left out.
  public init(from decoder: any Decoder) throws {
    let image = try decoder.container(keyedBy: CodingKeys.self)
    adults = try image.decodeIfPresent(Int.self, forKey: .adults) ?? 0
    children = try image.decodeIfPresent(Int.self, forKey: .children) ?? 0
    vehicles = try image.decodeIfPresent(Int.self, forKey: .vehicles) ?? 0
    pets = try image.decodeIfPresent(Int.self, forKey: .pets) ?? 0
  }
}

extension Extras: FieldWritable {
  package func write(to fields: inout some FieldWriter) {
    if adults > 0 { fields.field("adults", adults) }
    if children > 0 { fields.field("children", children) }
    if vehicles > 0 { fields.field("vehicles", vehicles) }
    if pets > 0 { fields.field("pets", pets) }
  }
}
