import Arguments
import CampgroundManager

extension Response {
  /// The answer as a person asks it.
  func answering(_ ask: AskArguments, _ days: DayRelation, in campground: Campground) throws -> Response {
    guard !ask.isEmpty, case .many(let listing) = body else { return self }
    let question = try ListQuestion(ask, days, in: campground)
    let answer = try listing.answering(question)
    let list = ask.title.map { answer.titled($0) } ?? answer
    return with(.many(list), notes + question.spokenDays)
  }
}
