/// The arguments of the commands about prices, rules and settings, and the ways to spoil them.
extension SpoiledPart {
  static let prices: [(String, [SpoiledPart])] = [
    ("add-tax", [newName("Lodging"), newMeasure] + taxTerms), ("change-tax", former("Lodging") + [measure] + taxTerms),
    ("add-discount", [newName("Club"), newMeasure] + discountTerms),
    ("change-discount", former("Club") + [measure] + discountTerms),
    ("add-item", [newName("wood"), newPrice] + itemTerms), ("change-item", former("wood") + [price] + itemTerms),
    ("add-rule", [newName("Long"), newDemand] + ruleTerms), ("change-rule", former("Long") + [demand] + ruleTerms),
    ("change-rate", former("base") + [changedNightly, holiday] + terms), ("settings", settings), ("policy", policy),
    ("change-site", [site1, renumber] + features),
    ("change-camper", [camper, changedName, changedPhone, email, secondPhone]),
  ]

  private static func newName(_ taken: String) -> SpoiledPart {
    SpoiledPart("name", "Fresh", [("", "missing:name"), (taken, "duplicateName:name"), ("' '", "emptyName:name")])
  }

  /// The name of a thing to change, and another one; a second thing is named as it is, with `2` behind it.
  private static func former(_ name: String) -> [SpoiledPart] {
    [
      SpoiledPart("name", name, [("", "missing:name"), ("Nope", "notFound:name")]),
      SpoiledPart("rename", "", [("--rename \(name)2", "duplicateName:name"), ("--rename ' '", "emptyName:rename")]),
    ]
  }

  private static let measures = [
    ("--percent 120%", "invalidPercent:percent"), ("--percent much", "unreadable:percent"),
    ("--percent 5% --per-night 3", "invalidShare:percent"), ("--per-night -3", "invalidAmount:perNight"),
  ]
  private static let newMeasure = SpoiledPart("percent", "--percent 5%", [("", "invalidShare:percent")] + measures)
  private static let measure = SpoiledPart("percent", "--percent 5%", measures)
  private static let season = SpoiledPart(
    "from", "",
    [("--from 2027-08-01 --before 2027-07-01", "emptySeason:before"), ("--from 2027-02-30", "unreadable:from")])
  private static let taxTerms = [
    season,
    SpoiledPart("on", "", [("--on fees --fee", "crossedTax:on"), ("--on stones", "unreadable:on")]),
    SpoiledPart(
      "first-nights", "",
      [
        ("--first-nights 0", "invalidNumberOfNights:firstNights"), ("--first-nights x", "unreadable:firstNights"),
        ("--first-nights 3 --stays-up-to 30", "crossedTax:firstNights"),
      ]),
    SpoiledPart("adults-only", "", [], hidden: [("--adults-only", "crossedTax:adultsOnly", by: ["percent"])]),
  ]
  private static let discountTerms = [
    season,
    SpoiledPart("code", "", [("--code Club2", "duplicateName:code")]),
    SpoiledPart("site", "", [("--site 99", "notFound:site"), ("--site 1 --type tent-only", "crossedScope:type")]),
    SpoiledPart("weekdays", "", [("--weekdays someday", "unreadable:weekdays")]),
    SpoiledPart("min-nights", "", [("--min-nights 0", "invalidNumberOfNights:minNights")]),
  ]
  private static let wrongPrices = [("--price -5", "invalidAmount:price"), ("--price much", "unreadable:price")]
  private static let newPrice = SpoiledPart("price", "--price 5", [("", "missing:price")] + wrongPrices)
  private static let price = SpoiledPart("price", "--price 5", wrongPrices)
  private static let itemTerms = [
    SpoiledPart("unit", "", [("--unit ×", "invalidUnit:unit"), ("--unit \(long)", "textTooLong:unit")]),
    SpoiledPart("taxes", "", [("--taxes Nope,Lodging", "notFound:taxes")]),
  ]
  private static let demands = [
    ("--min-nights 0", "invalidNumberOfNights:minNights"), ("--min-nights x", "unreadable:minNights"),
  ]
  private static let newDemand = SpoiledPart(
    "min-nights", "--min-nights 2", demands,
    hidden: [
      ("", "crossedRule:minNights", by: ["min-gap"]),
      ("--min-nights 5 --max-nights 3", "crossedRule:minNights", by: ["in-days"]),
    ])
  private static let demand = SpoiledPart("min-nights", "--min-nights 2", demands)
  private static let ruleTerms = [
    season,
    SpoiledPart("in-days", "", [("--in-days x", "unreadable:inDays")]),
    SpoiledPart("min-gap", "", [("--min-gap 1", "outOfRange:minGap"), ("--min-gap x", "unreadable:minGap")]),
    SpoiledPart("site", "", [("--site 99", "notFound:site"), ("--site 1 --type tent-only", "crossedRule:type")]),
  ]
  private static let changedNightly = SpoiledPart(
    "nightly", "--nightly 45", [("--nightly -5", "invalidAmount:nightly"), ("--nightly much", "unreadable:nightly")])
  private static let holiday = SpoiledPart(
    "holiday", "", [], hidden: [("--holiday", "holidayWithoutDates:holiday", by: ["name", "from"])])
  private static let settings = [
    SpoiledPart("check-in", "", [("--check-in 25:99", "unreadable:checkIn")]),
    SpoiledPart("currency", "", [("--currency XXQ", "unknownCurrency:currency")]),
    SpoiledPart("time-zone", "", [("--time-zone Mars/One", "unknownTimeZone:timeZone")]),
    SpoiledPart(
      "min-nights", "",
      [
        ("--min-nights 0", "invalidNumberOfNights:minNights"), ("--min-nights x", "unreadable:minNights"),
        ("--min-nights 5 --max-nights 3", "invalidNumberOfNights:minNights"),
      ]),
    SpoiledPart("window-days", "", [("--window-days -1", "invalidWindow:windowDays")]),
    SpoiledPart("grace", "", [("--grace 9999", "outOfRange:grace"), ("--grace x", "unreadable:grace")]),
    SpoiledPart(
      "surcharge", "",
      [("--surcharge gold=3%", "unknownMethod:surcharge"), ("--surcharge nonsense", "invalidSurcharge:surcharge")]),
    SpoiledPart("email", "", [("--email x", "invalidEmail:email")]),
  ]
  private static let policy = [
    SpoiledPart("deposit", "", [("--deposit lots", "unreadable:deposit")]),
    SpoiledPart(
      "deposit-days", "",
      [("--deposit-days -1", "invalidDepositDays:depositDays"), ("--deposit-days x", "unreadable:depositDays")]),
    SpoiledPart("cancellation", "", [("--cancellation '7:0%'", "incompleteCancellation:cancellation")]),
    SpoiledPart("no-show", "", [("--no-show 1.005", "invalidAmount:noShow")]),
    SpoiledPart("early", "", [("--early maybe", "unreadable:early")]),
  ]
  private static let site1 = SpoiledPart("number", "1", [("", "missing:number"), ("99", "notFound:site")])
  private static let renumber = SpoiledPart("renumber", "", [("--renumber 2", "duplicateSiteNumber:number")])
  private static let camper = SpoiledPart(
    "camper", "c-1", [("", "missing:camper"), ("nobody", "notFound:camper"), ("Twin", "ambiguous:camper")])
  private static let changedName = SpoiledPart("full-name", "", [("--full-name ' '", "emptyName:fullName")])
  private static let changedPhone = SpoiledPart("phone", "", [("--phone none", "invalidPhoneNumber:phone")])
}
