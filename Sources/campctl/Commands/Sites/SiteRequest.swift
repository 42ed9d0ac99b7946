import CampgroundManager

/// A site and what it is to be; in a line of JSON the features stand beside the number.
struct SiteRequest: Codable, Equatable {
  let number: SiteNumber
  let edits: SiteEdits

  private enum CodingKeys: CodingKey {
    case number
  }

  init(number: SiteNumber, edits: SiteEdits) {
    self.number = number
    self.edits = edits
  }

  init(from decoder: any Decoder) throws {
    number = try decoder.container(keyedBy: CodingKeys.self).decode(SiteNumber.self, forKey: .number)
    edits = try SiteEdits(from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(number, forKey: .number)
    try edits.encode(to: encoder)
  }
}
