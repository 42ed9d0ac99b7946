import Persistence

extension Reservation: Replayable {
  var answer: ReservationImage {
    get throws {
      guard let image = ReservationImage(self) else { throw StoreError.corrupt("a draft was to be kept") }
      return image
    }
  }

  static func replay(_ answer: ReservationImage, from store: Store) throws -> Reservation {
    guard let camper = try CamperTable(store: store).living(answer.camper) else {
      throw StoreError.corrupt("a key's answer names camper \(answer.camper), who is not there")
    }
    return answer.reservation(of: camper)
  }
}

extension Reserved: Replayable {
  struct Answer: Codable {
    let reservation: ReservationImage
    let because: String?
    /// Nil in an answer from before there were overrides.
    let overridden: [Problem]?
  }

  var answer: Answer {
    get throws { Answer(reservation: try reservation.answer, because: siteChosenBecause, overridden: overridden) }
  }

  static func replay(_ answer: Answer, from store: Store) throws -> Reserved {
    Reserved(
      reservation: try .replay(answer.reservation, from: store), siteChosenBecause: answer.because,
      overridden: answer.overridden ?? [])
  }
}

extension CheckedOut: Replayable {
  struct Answer: Codable {
    let reservation: ReservationImage
    let nightsGivenBack: Int
    /// Nil in an answer from before blocks were told apart.
    let nightsEarly: Int?
    let overdueNights: Int
  }

  var answer: Answer {
    get throws {
      Answer(
        reservation: try reservation.answer, nightsGivenBack: nightsGivenBack, nightsEarly: nightsEarly,
        overdueNights: overdueNights)
    }
  }

  static func replay(_ answer: Answer, from store: Store) throws -> CheckedOut {
    CheckedOut(
      reservation: try .replay(answer.reservation, from: store), nightsGivenBack: answer.nightsGivenBack,
      nightsEarly: answer.nightsEarly ?? answer.nightsGivenBack, overdueNights: answer.overdueNights)
  }
}
