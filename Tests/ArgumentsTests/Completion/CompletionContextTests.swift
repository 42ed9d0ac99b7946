import Arguments
import Testing

/// The place of the cursor.
@Suite struct CompletionContextTests {
  /// The context in short: the options that are offered, or the argument with the text before and the typed text.
  private func context(_ words: String...) -> String {
    let current = words.last ?? ""
    switch CompletionContext(Array(words.dropLast()), current: current, of: Sample.descriptions) {
    case .option(let options): return options.map(\.name).joined(separator: " ")
    case .value(let argument, let before, let typed): return "\(argument.name) [\(before)] [\(typed)]"
    case .nothing: return "-"
    }
  }

  private static let all = "nights amps state notes is-open water part-count"

  @Test func `words stand in their places, and behind the last may be options alone`() {
    #expect(context("") == "name [] []")
    #expect(context("As") == "name [] [As]")
    #expect(context("Aspen", "f") == "file [] [f]")
    #expect(context("--nights", "2", "Aspen", "") == "file [] []")
    #expect(context("Aspen", "file", "") == Self.all)
    #expect(context("Aspen", "file", "x") == "-")
  }

  @Test func `an option that is given is not offered again, unless it may be repeated`() {
    #expect(context("--") == Self.all)
    #expect(context("-") == Self.all)
    #expect(context("--ni") == Self.all)
    #expect(context("--nights", "2", "--state", "due", "-o", "--no-water", "--") == "amps state notes part-count")
    #expect(context("--nights=2", "-c7", "--") == "amps state notes is-open water")
  }

  @Test func `behind an option stands its value, in whatever way it is written`() {
    #expect(context("--nights", "") == "nights [] []")
    #expect(context("--nights", "-") == "nights [] [-]")
    #expect(context("-N", "1") == "nights [] [1]")
    #expect(context("-N1") == "nights [-N] [1]")
    #expect(context("-N=1") == "nights [-N=] [1]")
    #expect(context("-oN1") == "nights [-oN] [1]")
    #expect(context("--nights=1") == "nights [--nights=] [1]")
    #expect(context("--nights=") == "nights [--nights=] []")
    #expect(context("--notes=a=b") == "notes [--notes=] [a=b]")
    #expect(context("--is-open=") == "-")
    #expect(context("--none=") == "-")
    #expect(context("-x") == "-")
  }

  @Test func `an option in the place of a value is one`() {
    #expect(context("--nights", "--is-open") == Self.all)
    #expect(context("--nights", "--is-open", "") == "name [] []")
  }

  @Test func `of a list the part behind the last comma is completed`() {
    let list = Sample.option("states", .list(of: .choice("state"), "list"), "States.") { $0.states = $1 }
    for (start, current) in [("", "due,o"), ("--states=", "--states=due,o")] {
      let context = CompletionContext(start.isEmpty ? ["--states"] : [], current: current, of: [list.description])
      if case .value(_, start + "due,", "o") = context { continue }
      Issue.record("\(context)")
    }
    #expect(context("--state", "due,o") == "state [] [due,o]")
  }

  @Test func `behind two hyphens no word is an option`() {
    #expect(context("--", "--ni") == "name [] [--ni]")
    #expect(context("--", "a", "-") == "file [] [-]")
    #expect(context("--", "a", "b", "") == "-")
  }

  @Test(arguments: [
    ["\0"], ["--", "--", "--"], ["-", "-", ""], ["--=", "="], ["-=", "-"], ["--nights", "--nights="],
  ])
  func `no words make it stumble`(words: [String]) {
    _ = CompletionContext(words, current: "", of: Sample.descriptions)
    for word in words { _ = CompletionContext([], current: word, of: Sample.descriptions) }
  }
}
