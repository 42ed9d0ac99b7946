import CampgroundManager

/// A rate to add, with plain values; nil and an empty list give none.
package struct RateRequest {
  package var name: String
  package var nightly: Amount
  package var weekly: Amount?
  package var monthly: Amount?
  package var site: SiteNumber?
  package var type: Slug?
  package var from: Day?
  package var before: Day?
  package var weekdays: [Weekday] = []
  package var holiday = false
  package var minNights: Int?
  package var extraAdult: Amount?
  package var extraChild: Amount?
  package var extraVehicle: Amount?
  package var extraPet: Amount?
  package var includedAdults: Int?
  package var includedChildren: Int?
  package var includedVehicles: Int?
  package var includedPets: Int?

  package init(_ name: String, nightly: Amount) {
    self.name = name
    self.nightly = nightly
  }

  fileprivate var edits: RateEdits {
    var edits = RateEdits()
    (edits.nightly, edits.weekly, edits.monthly) = (nightly, weekly.map(Edit.set), monthly.map(Edit.set))
    (edits.site, edits.type) = (site.map(Edit.set), type.map(Edit.set))
    (edits.from, edits.before) = (from.map(Edit.set), before.map(Edit.set))
    (edits.weekdays, edits.holiday, edits.minNights) = (weekdays, holiday, minNights.map(Edit.set))
    (edits.extraAdult, edits.extraChild) = (extraAdult.map(Edit.set), extraChild.map(Edit.set))
    (edits.extraVehicle, edits.extraPet) = (extraVehicle.map(Edit.set), extraPet.map(Edit.set))
    (edits.includedAdults, edits.includedChildren) = (includedAdults.map(Edit.set), includedChildren.map(Edit.set))
    (edits.includedVehicles, edits.includedPets) = (includedVehicles.map(Edit.set), includedPets.map(Edit.set))
    return edits
  }
}

extension RateService {
  @discardableResult
  package func addRate(_ request: RateRequest) throws -> WriteResult<Rate> { try addRate(request.name, request.edits) }
}
