import Testing

@testable import campctl

/// The names under which commands are listed are their own.
@Suite struct VerbTests {
  @Test func `each command is listed by its own name`() {
    for verb in Campctl.groups.flatMap(\.verbs) { #expect(verb.name == verb.type._commandName) }
  }

  @Test func `whatever works on a campground is listed as such`() {
    for verb in Campctl.groups.flatMap(\.verbs) where verb.type is any CampgroundCommand.Type {
      #expect(verb.campgroundCommands.map { $0.name } == [verb.name])
    }
  }
}
