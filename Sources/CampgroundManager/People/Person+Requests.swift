#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Requests in which the person is meant without being named.
extension Person {
  /// Whether a request refers to one of the person's records, stays or waits by its id, as `c-1` or `1`.
  func isMeant(in request: String) -> Bool {
    guard let start = request.firstIndex(of: "{") else { return false }
    let fields = try? JSONDecoder().decode([String: FieldText].self, from: Data(request[start...].utf8))
    return fields?.contains { name, value in value.text.map { isMeant(by: $0, as: name) } ?? false } ?? false
  }

  private func isMeant(by text: String, as field: String) -> Bool {
    switch field {
    case "camper", "keep": isOne(of: campers.map(\.id), text)
    case "reservation": isOne(of: stays, text)
    case "waitlist": isOne(of: waits.map(\.id), text)
    // Of a merge or of a swap.
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

/// A field of a request, if it is text.
private struct FieldText: Decodable {
  let text: String?

  init(from decoder: any Decoder) throws {
    text = try? decoder.singleValueContainer().decode(String.self)
  }
}
