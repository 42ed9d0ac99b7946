import JSONText

/// Requests that refer to the person without a name.
extension Person {
  /// True when a request refers to one of the person's records, stays or waits by its id, as `c-1` or `1`.
  func isMeant(in request: String) -> Bool {
    guard let start = request.firstIndex(of: "{") else { return false }
    let fields = (try? JSONValue(text: request[start...]))?.members ?? []
    return fields.contains { field in field.value.string.map { isMeant(by: $0, as: field.key) } ?? false }
  }

  private func isMeant(by text: String, as field: String) -> Bool {
    switch field {
    case "camper", "keep": isOne(of: campers.map(\.id), text)
    case "reservation": isOne(of: stays, text)
    case "waitlist": isOne(of: waits.map(\.id), text)
    // The other one of a merge or of a swap.
    case "other": isOne(of: campers.map(\.id), text) || isOne(of: stays, text)
    default: false
    }
  }

  private var stays: [ReservationID] { reservations.compactMap(\.id) + undoneReservations }

  private func isOne<ID: Identifier>(of ids: [ID], _ text: String) -> Bool {
    guard case .id(let id) = Reference<ID>(text).meaning else { return false }
    return ids.contains(id)
  }
}
