import CampgroundManager

/// A stay that is free on a site.
struct FreeStayView: TotalledView {
  let answer: StayAvailability
  let total: String?
  static var blank: Self { FreeStayView(answer: .blank, total: nil) }
  private var site: CampSite { answer.availability.site }

  static var columns: [TextColumn] { stayColumns + CampSite.columns }
  /// The days and the site; its number is last, because there may be blanks in it.
  var label: String { "\(answer.stay.arrival) \(answer.stay.departure) \(site.label)" }
  var text: String { label }
  var cells: [String] { stayCells + site.cells }

  func write(to fields: inout some FieldWriter) {
    AvailabilityView(site: site, total: total).write(to: &fields)
    fields.field("arrival", answer.stay.arrival)
    fields.field("departure", answer.stay.departure)
    fields.field("nights", answer.stay.numberOfNights)
  }
}

extension FreeStayView {
  static var stayColumns: [TextColumn] { [.left("ARRIVAL"), .left("DEPARTURE"), .right("NIGHTS")] }

  var stayCells: [String] {
    let stay = answer.stay
    return [stay.arrival.dated, stay.departure.dated, "\(stay.numberOfNights)"]
  }
}

/// Any stay on any site, and the reasons against it.
struct ExplainedStayView: TotalledView {
  let answer: StayAvailability
  let total: String?
  static var blank: Self { ExplainedStayView(answer: .blank, total: nil) }
  private var free: FreeStayView { FreeStayView(answer: answer, total: total) }
  private var site: ExplainedAvailabilityView {
    ExplainedAvailabilityView(availability: answer.availability, total: total)
  }

  static var columns: [TextColumn] { FreeStayView.stayColumns + ExplainedAvailabilityView.columns }
  var label: String { free.label }
  var text: String { free.text }
  var cells: [String] { free.stayCells + site.cells }

  func write(to fields: inout some FieldWriter) {
    free.write(to: &fields)
    site.writeReasons(to: &fields)
  }
}
