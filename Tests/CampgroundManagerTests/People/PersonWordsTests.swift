import Testing

@testable import CampgroundManager

/// The places in texts of others that name a person (domain rule R24).
@Suite struct PersonWordsTests {
  private func words(besides others: [PersonMark] = []) -> PersonWords {
    var names = PersonNames()
    names.add(name: "Ann Lee", phones: ["+1 (509) 555-0199", "000", "4711"], mail: "Ann@Lee.org")
    names.add(plates: "CAMP 42, MARY, 1234")
    return PersonWords(names, besides: Set(others), countryCode: nil)
  }

  /// The text with a star for each place that would be overwritten.
  private func starred(_ text: String, besides others: [PersonMark] = []) -> String {
    PersonWords.Mention.replaced(words(besides: others).mentions(in: text).filter(\.isSure), in: text, by: "*")
  }

  @Test(arguments: [
    ("quarrels with Ann Lee", "quarrels with *"), ("Lee, Ann: no fires", "*: no fires"), ("LEE ANN'S rig", "*'S rig"),
    ("ánn-lée_2027, ann.lee", "*_2027, *"), ("Ann\nLee", "*"), ("ring 509.555.0199 first", "ring * first"),
    ("site 14 509-555-0199", "site 14 *"), ("0015095550199", "*"), ("call 555-0199", "call *"),
    ("at +1 509/555 0199, 14 nights", "at *, 14 nights"), ("(509) 555-0199 or (12)", "* or (12)"),
    ("to ANN@LEE.ORG.", "to *."), ("mailto:ann@lee.org", "mailto:*"), ("camp-42 at the gate", "* at the gate"),
    ("Ann Lee, Ann Lee", "*, *"),
  ])
  func `a full name in both orders, a number in any writing, the mail and a plate`(text: String, starred: String) {
    #expect(self.starred(text) == starred)
  }

  @Test(arguments: [
    "Ann and Lee", "on the lee side", "ask Ann. Lee knows", "Annlee", "Ann Leeds", "Joann Lee", "Ann, Lee and Bob",
    "509-555-01990", "5509-555-0199", "15-509-555-0199-3", "ann@lee.org.uk", "camp 421", "mary", "1234", "4711", "000",
  ])
  func `a part of a name, a longer word or number, and what may be a word`(text: String) {
    #expect(words().mentions(in: text).isEmpty, "\(text)")
  }

  @Test func `a name of a single word is found and never overwritten`() {
    var names = PersonNames()
    names.add(name: "May", phones: [], mail: nil)
    #expect(PersonWords(names, countryCode: nil).mentions(in: "full in May").map(\.isSure) == [false])
  }

  @Test func `somebody else's own name, number and address stay`() {
    let others = PersonMark.all(name: "Ann Lee Smith", phones: ["509 555 0199"], mail: "ann.lee@camp.org")
    #expect(
      starred("Ann Lee Smith and Ann Lee, ann.lee@camp.org", besides: others) == "Ann Lee Smith and *, ann.lee@camp.org"
    )
    #expect(words(besides: others).mentions(in: "ring 555-0199 or 509-555-0199").map(\.isSure) == [false, false])
  }

  @Test(arguments: [
    ("pay 509 555 0199", "pay *"), ("for-509-555-0199", "for-*"), ("(509) 555.0199 a", "(* a"),
    ("+1 (509) 555-0199 a", "+* a"), ("0015095550199 a", "00* a"), ("call 555-0199", "call *"), ("5550199", "*"),
    ("20275550199", nil), ("555 a 0199", nil), ("555-01990", nil),
  ])
  func `a key loses a number in any writing, with or without its codes`(key: String, left: String?) {
    var names = PersonNames()
    names.add(name: "Ann Lee", phones: ["+1 (509) 555-0199"], mail: nil)
    #expect(KeyLetters(key).without(names.marks) == left)
  }

  @Test(arguments: [
    ("import-ann.lee-42", "import-*-42"), ("ANNLEE7", "*7"), ("lee_ann", "*"), ("a-n-n-l-é-e", "*"),
    ("for 15095550199", "for *"), ("to ann@lee.org", "to *"), ("mariann-lee", "mari*"), ("lean-nest", nil),
  ])
  func `a key loses a name's letters however they are written`(key: String, left: String?) {
    var names = PersonNames()
    names.add(name: "Ann Lee", phones: ["+1 (509) 555-0199"], mail: "ann@lee.org")
    #expect(KeyLetters(key).without(names.marks) == left)
  }
}
