/// A new caller, whom the command that reserves for them adds.
extension CamperService {
  /// The camper of a record: one of the same name and telephone digits, or a new one that has no id yet; reports in
  /// `problems` whatever is invalid.
  func caller(_ record: CamperEdits, _ problems: inout [Problem]) throws -> Camper {
    var full = record
    full.fullName = record.fullName ?? ""
    full.phone = record.phone ?? ""
    var own: [Problem] = []
    let camper = full.applied(to: .unkept, &own)
    problems += own
    return own.isEmpty ? try same(as: camper) ?? camper : camper
  }

  /// The same camper with an id; a new one is stored, and the journal has to be given it.
  func keepingCaller(_ camper: Camper) throws -> Camper {
    camper.id == Camper.unkept.id ? try campers.insert(camper) : camper
  }
}

extension Camper {
  /// A record without any value, which is not stored yet.
  static let unkept = Camper(
    id: CamperID(rawValue: 0), version: 1, fullName: "", phoneNumber: "", email: nil, notes: nil)
}

extension WriteResult {
  /// True when the command has added a camper.
  package var hasAddedCamper: Bool { changes.contains { $0.kind == Camper.kind && $0.before == nil } }
}
