import CampgroundManager

/// A named discount to add, with plain values; nil and an empty list give none.
package struct DiscountRequest {
  package var name: String
  package var percent: Percent?
  package var perNight: Amount?
  package var perStay: Amount?
  package var includesExtras = false
  package var code: String?
  package var needsPass = false
  package var from: Day?
  package var before: Day?
  package var weekdays: [Weekday] = []
  package var site: SiteNumber?
  package var type: Slug?
  package var minNights: Int?

  package init(_ name: String) { self.name = name }

  fileprivate var edits: DiscountEdits {
    var edits = DiscountEdits()
    (edits.percent, edits.perNight, edits.perStay) = (percent, perNight, perStay)
    edits.on = includesExtras ? [.nights, .extras] : nil
    (edits.code, edits.needsPass) = (code.map(Edit.set), needsPass)
    (edits.site, edits.type) = (site.map(Edit.set), type.map(Edit.set))
    (edits.from, edits.before) = (from.map(Edit.set), before.map(Edit.set))
    (edits.weekdays, edits.minNights) = (weekdays, minNights.map(Edit.set))
    return edits
  }
}

extension DiscountService {
  @discardableResult
  package func addDiscount(_ request: DiscountRequest) throws -> WriteResult<Discount> {
    try addDiscount(request.name, request.edits)
  }
}
