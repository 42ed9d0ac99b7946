import CampgroundManager

extension Session {
  /// The campground to read, with the stays of the invocation's filter alone.
  func openNarrowed(_ invocation: Invocation) throws -> Campground {
    let campground = try open(.existing)
    if invocation.ask.filters.isEmpty { return campground }
    let question = try ListQuestion(invocation.ask, type(of: invocation.command).listDays, in: campground)
    let narrowed = try StayFilter(question, in: campground).narrowed(campground)
    question.spokenDays.forEach(printer.inform)
    retain(narrowed)
    return narrowed
  }
}
