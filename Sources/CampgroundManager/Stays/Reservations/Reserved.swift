/// The camper of a request, or the reason why it is not clear.
///
/// The library's `Result` would have the runtime search all conformances.
enum NamedCamper {
  case one(Camper)
  case unclear(any Error)

  func get() throws -> Camper {
    switch self {
    case .one(let camper): return camper
    case .unclear(let error): throw error
    }
  }
}

/// A new reservation, and the reason for its site if none was requested.
@dynamicMemberLookup
public struct Reserved: Sendable {
  public let reservation: Reservation
  /// The reason; nil when the site was requested.
  public let siteChosenBecause: ChoiceReason?
  /// The problems that did not count because they are overridden.
  public let overridden: [Problem]
  /// Another stay of the camper that has nights in common with this one; nil in the answer to a key.
  public var alsoHas: ReservationID?

  public subscript<Value>(dynamicMember path: KeyPath<Reservation, Value>) -> Value {
    reservation[keyPath: path]
  }
}
