import JSONText
import Persistence

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
  struct Answer: Recorded {
    var reservation = Reservation.blank
    var because: String?
    var maxLength: Int?
    var overridden: [Problem] = []

    static let blank = Answer()
    static let fields: FieldList<Self> = [
      object("reservation", Reservation.self) { $1(&$0.reservation) },
      text("because", of: .campground, { $0.because }, { $0.because = $1 }),
      field("maxLength", { $0.maxLength }, { $0.maxLength = $1 }),
      list(
        "overridden", isRequired: false, { $0.overridden.map(RecordedProblem.init) },
        { $0.overridden = try $1.map { try $0.problem } }),
    ]
  }

  var answer: Answer {
    Answer(
      reservation: reservation, because: siteChosenBecause?.word, maxLength: siteChosenBecause?.maxLength,
      overridden: overridden)
  }

  static func replay(_ answer: Answer, from store: Store) throws -> Reserved {
    Reserved(
      reservation: try answer.reservation.withCamper(from: store),
      siteChosenBecause: answer.because.map { ChoiceReason(word: $0, maxLength: answer.maxLength) },
      overridden: answer.overridden)
  }
}

extension CheckedOut: RecordedAnswer {
  struct Answer: Recorded {
    var reservation = Reservation.blank
    var nightsGivenBack = 0
    /// The number of nights; nil in an answer of a release that did not count blocks apart.
    var nightsEarly: Int?
    var overdueNights = 0

    static let blank = Answer()
    static let fields: FieldList<Self> = [
      object("reservation", Reservation.self) { $1(&$0.reservation) },
      field("nightsGivenBack", { $0.nightsGivenBack }, { $0.nightsGivenBack = $1 }),
      field("nightsEarly", { $0.nightsEarly }, { $0.nightsEarly = $1 }),
      field("overdueNights", { $0.overdueNights }, { $0.overdueNights = $1 }),
    ]
  }

  var answer: Answer {
    Answer(
      reservation: reservation, nightsGivenBack: nightsGivenBack, nightsEarly: nightsEarly,
      overdueNights: overdueNights)
  }

  static func replay(_ answer: Answer, from store: Store) throws -> CheckedOut {
    CheckedOut(
      reservation: try answer.reservation.withCamper(from: store), nightsGivenBack: answer.nightsGivenBack,
      nightsEarly: answer.nightsEarly ?? answer.nightsGivenBack, overdueNights: answer.overdueNights)
  }
}
