import CampgroundManager

/// A tax or fee to add, with plain values; nil gives none.
package struct TaxRequest {
  package var name: String
  package var percent: Percent?
  package var perNight: Amount?
  package var perStay: Amount?
  package var perPersonNight: Amount?
  package var adultsOnly: Bool?
  package var isFee = false
  package var on: [TaxBase]?
  package var type: Slug?
  package var from: Day?
  package var before: Day?
  package var staysUpTo: Int?
  package var firstNights: Int?
  package var included: Bool?

  package init(_ name: String) { self.name = name }

  fileprivate var edits: TaxEdits {
    var edits = TaxEdits()
    (edits.percent, edits.perNight, edits.perStay) = (percent, perNight, perStay)
    (edits.perPersonNight, edits.adultsOnly) = (perPersonNight, adultsOnly)
    (edits.isFee, edits.on, edits.included) = (isFee, on, included)
    (edits.type, edits.from, edits.before) = (type.map(Edit.set), from.map(Edit.set), before.map(Edit.set))
    (edits.staysUpTo, edits.firstNights) = (staysUpTo.map(Edit.set), firstNights.map(Edit.set))
    return edits
  }
}

extension RateService {
  @discardableResult
  package func addTax(_ request: TaxRequest) throws -> WriteResult<Tax> { try addTax(request.name, request.edits) }
}
