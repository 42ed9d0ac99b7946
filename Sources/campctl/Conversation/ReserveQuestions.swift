import Arguments
import CampgroundManager

/// A command that takes nights for a camper.
protocol ReservingCommand: WriteCommand, AskingCommand {
  var reservation: ReserveArguments { get }
}

extension ReservingCommand {
  /// The questions of a desk that answers the phone, in its order.
  static var questions: [Question] {
    [
      Question(name: "arrive", words: Questions.firstNight),
      Question(name: "nights", words: Questions.numberOfNights),
      Question(
        name: "camper", words: Questions.caller,
        candidates: { Question.candidates(.of(.camper), .look, in: $1) }, reading: newCaller),
      Question(name: "adults", words: Questions.party, standard: "\(Party().adults)", reading: PartyAnswer.words),
      Question(
        name: "site", words: Questions.site, standard: "any",
        candidates: { try ($0 as? Self)?.reservation.freeSites(in: $1).compactMap(\.self) ?? [] }, reading: site),
    ]
  }

  /// `new Ann Lee`
  private static var newCaller: @Sendable (String) -> [String]? {
    { $0.lowercased().hasPrefix("new ") ? NewCaller.words(String($0.dropFirst(4))) : nil }
  }

  /// `any`, or `any tent-only`, of a type.
  private static var site: @Sendable (String) -> [String]? {
    { answer in
      let words = answer.lowercased().split(separator: " ").map(String.init)
      guard words.first == "any", words.count <= 2 else { return nil }
      return ["--any-site"] + words.dropFirst().flatMap { ["--type", $0] }
    }
  }
}

extension ReserveArguments {
  /// The free sites that fit, those of each type in a line.
  fileprivate func freeSites(in campground: Campground) throws -> [Candidate?] {
    guard stay.given.arrival != nil, stay.misuse.isEmpty else { return [] }
    let request = AvailabilityRequest(stay: try stay.request(), party: party, needs: needs)
    let free = Dictionary(grouping: try campground.availability.free(for: request).sites, by: \.type.description)
    return free.sorted { $0.key < $1.key }.map { type, sites in
      Candidate("any \(type)", Questions.free(sites.map(\.siteNumber)))
    }
  }
}

/// A new camper in a few words: `Bob Novak`, `Bob Novak, 555-0102`.
enum NewCaller {
  /// The options that they stand for; a number at their end is that of the phone.
  static func words(_ text: String) -> [String] {
    let words = text.split { " ,".contains($0) }
    guard words.count > 1, let last = words.last, last.count(where: \.isNumber) >= 7 else {
      return ["--new=\(text.drop { $0 == " " })"]
    }
    return ["--new=\(words.dropLast().joined(separator: " "))", "--phone=\(last)"]
  }
}

/// A party in a few words: `2`, `2 adults 1 child`, `2 adults, 1 pet, 28 feet`.
enum PartyAnswer {
  /// The options that it stands for; nil for a number alone, and for words that are none of a party's.
  static let words: @Sendable (String) -> [String]? = { text in
    var rest = text.lowercased().split { " ,".contains($0) }[...]
    var options: [String] = []
    while let number = rest.popFirst() {
      guard number.allSatisfy(\.isNumber), let word = rest.popFirst(), let argument = option(String(word)) else {
        return nil
      }
      options += ["--\(argument.name)", String(number)]
    }
    return options
  }

  /// The option whose name begins so, or that people mean by the word, such as dogs or ft.
  private static func option(_ word: String) -> ArgumentDescription? {
    let (all, names) = (Party.priced.map(\.description), MeantOption.names(for: word))
    return all.first { $0.name.hasPrefix(word) } ?? all.first { names.contains($0.name) }
  }
}
