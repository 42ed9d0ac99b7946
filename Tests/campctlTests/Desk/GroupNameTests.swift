import Testing

/// Groups by their names, whatever the case and accents (domain rule R34).
@Suite struct GroupNameTests: ~Copyable {
  private let shell = Shell.campground(
    """
    add-site 13
    add-site 14
    reserve --site 12 --camper c-1 --arrive 2027-06-01 --nights 2 --group Éclaireurs
    reserve --site 13 --camper c-1 --arrive 2027-06-01 --nights 2
    """)

  @Test(arguments: [
    "check-in --group eclaireurs", "account --group ECLAIREURS", "confirmation --group éclaireurs",
    "cancel --group eclaireurs", "change --group eclaireurs --adults 3", "pay --group eclaireurs 0",
  ])
  func `a group is found in any spelling`(line: String) throws {
    let done = try shell.run("campctl \(line)")
    #expect(done.status == 0, "\(done.errors)")
    #expect(!done.errors.contains("Left as they are"))
  }

  @Test func `a list has the group's reservations, and none for an unknown group`() throws {
    #expect(try shell.jsonList("list-reservations --group eclaireurs").count == 1)
    #expect(try shell.jsonList("list-reservations --group Scouts").isEmpty)
    #expect(try shell.refusal("cancel --group Scouts").status == 4)
  }

  @Test func `the same spelling goes before another, and without it several are several`() throws {
    let joined = try shell.run("campctl change r-2 --group eclaireurs")
    #expect(
      joined.errors.contains(
        "Began the group eclaireurs.\nHint: There is a group Éclaireurs already; "
          + "campctl change r-2 --group 'Éclaireurs' joins it.\n"))
    #expect(try shell.jsonList("list-reservations --group eclaireurs").map { $0["id"] as? String } == ["r-2"])
    #expect(try shell.jsonList("list-reservations --group Éclaireurs").map { $0["id"] as? String } == ["r-1"])
    let several = try shell.refusal("cancel --group Eclaireurs")
    #expect(several.status == 3)
    #expect(several.message == "Several groups fit Eclaireurs: eclaireurs, Éclaireurs.")
  }

  @Test func `a new reservation keeps the group as typed, and a hint names the other`() throws {
    let line = "reserve --site 14 --camper c-1 --arrive 2027-06-01 --nights 1 --group ÉCLAIREURS"
    let made = try shell.run("campctl \(line)")
    #expect(made.errors.contains("Began the group ÉCLAIREURS.\nHint: There is a group Éclaireurs already; "))
  }
}
