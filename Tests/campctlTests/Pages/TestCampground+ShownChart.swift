import CampgroundManager
import TestSupport

extension TestCampground {
  /// The chart of some nights.
  func shownChart(_ from: Day, nights: Int) throws -> Chart {
    var request = ChartRequest()
    request.from = from
    request.numberOfNights = nights
    return try campground.chart.chart(request)
  }
}
