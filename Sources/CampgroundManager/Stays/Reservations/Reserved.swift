import JSONText
import Persistence

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

/// The answer to a request for a reservation: the reservation, or a draft of it beside the error.
public struct ReservationResult: Sendable {
  /// The reservation, or a draft with the requested values and the status `invalid`.
  public let reservation: Reservation
  /// The error; nil when the site is reserved.
  public let error: CampingError?
}

extension Reservation: Replayable {
  var answerText: String {
    get throws {
      guard id != nil else { throw StoreError.corrupt("a draft was to be kept") }
      return image(.answered)
    }
  }

  static func replay(_ json: JSONValue, from store: Store) throws -> Reservation {
    try read(json).withCamper(from: store)
  }

  /// The reservation with its camper as the record is now.
  func withCamper(from store: Store) throws -> Reservation {
    guard let camper = try CamperTable(store: store).current(camper.id) else {
      throw StoreError.corrupt("a key's answer names camper \(camper.id), who is not there")
    }
    var reservation = self
    reservation.camper = camper
    return reservation
  }
}

extension Reserved: RecordedAnswer {
  struct Record: Recorded {
    var reservation = Reservation.blank
    var because: String?
    var maxLength: Int?
    var overridden: [Problem] = []

    static let blank = Record()
    static let fields: FieldList<Self> = [
      object("reservation", Reservation.self) { $1(&$0.reservation) },
      text("because", of: .campground, { $0.because }, { $0.because = $1 }),
      field("maxLength", { $0.maxLength }, { $0.maxLength = $1 }),
      list(
        "overridden", isRequired: false, { $0.overridden.map(RecordedProblem.init) },
        { $0.overridden = try $1.map { try $0.problem } }),
    ]
  }

  var answer: Record {
    Record(
      reservation: reservation, because: siteChosenBecause?.word, maxLength: siteChosenBecause?.maxLength,
      overridden: overridden)
  }

  static func replay(_ answer: Record, from store: Store) throws -> Reserved {
    Reserved(
      reservation: try answer.reservation.withCamper(from: store),
      siteChosenBecause: answer.because.map { ChoiceReason(word: $0, maxLength: answer.maxLength) },
      overridden: answer.overridden)
  }
}
