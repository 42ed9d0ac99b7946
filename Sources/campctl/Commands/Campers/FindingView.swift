import CampgroundManager

/// A record in which a text stands: where, when, and whether its party is here now.
struct FindingView: ListedView {
  let finding: Finding
  let stay: ReservationView?
  static var blank: Self { FindingView(finding: .blank, stay: .blank) }

  var label: String { finding.id }
  var text: String { cells.joined(separator: "  ") }

  func write(to fields: inout some FieldWriter) {
    fields.field("kind", finding.kind.rawValue)
    fields.field("id", finding.id)
    fields.field("field", finding.place)
    fields.field("text", finding.text)
    // One cell of a spreadsheet, as its columns would be named as those of the camper.
    fields.field(
      "reservation", stay.map { .json(String(decoding: JSONWriter.object($0.write), as: UTF8.self)) } ?? .null)
    fields.object("camper", finding.camper.writeContact)
    fields.field("here", finding.isHere)
  }

  static var columns: [TextColumn] {
    [
      .left("ID"), .flexible("FOUND"), .left("WHEN"), .left("SITE"), .left("ARRIVAL"),
      .left("DEPARTURE", isSpare: true),
      .flexible("CAMPER"), .left("PHONE"),
    ]
  }

  var cells: [String] {
    let reservation = stay?.reservation
    return [
      finding.id, "\(finding.place.words): \(finding.text)", standing,
      reservation?.site(on: stay?.today ?? .earliest).text ?? "", reservation?.arrival.dated ?? "",
      reservation?.departure.dated ?? "", finding.camper.fullName, finding.camper.phoneNumber,
    ]
  }

  private var standing: String {
    if finding.isHere { return "here" }
    return stay?.reservation.status.description.lowercased() ?? ""
  }
}

extension Finding.Place {
  fileprivate var words: String {
    switch self {
    case .fullName: "name"
    case .phone: "phone"
    case .secondPhone: "second phone"
    case .email: "e-mail"
    case .address, .members, .notes, .warning, .plates, .group, .source, .pass: rawValue
    }
  }
}
