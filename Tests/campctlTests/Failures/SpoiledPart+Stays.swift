import Arguments
import TestSupport

/// The arguments of the commands about stays, sites and rates, and the ways to spoil them.
extension SpoiledPart {
  /// The words of a part of a line, as a shell splits them.
  static func words(_ text: String) -> [String] { (try? ShellWords.split(text)) ?? [] }

  static let commands: [(String, [SpoiledPart])] = stays + prices + accounts + steps

  static let stays: [(String, [SpoiledPart])] = [
    ("reserve", [caller, place] + stay + party + texts), ("hold", [caller, place, minutes] + stay + party + texts),
    ("quote", [place] + stay + Array(party.dropLast())), ("availability", [site, limit] + openStay + size),
    ("join-waitlist", [caller, site] + openStay + size),
    ("change", [reservation, notes] + edits + party + [newCaller]),
    ("move", [reservation, newPlace, first, override]), ("block-site", [blocked, blockedNights, firstBlocked, reason]),
    ("add-site", [newSite] + features), ("add-rate", [newRate, nightly] + terms),
    ("add-camper", [fullName, phone, email, secondPhone]), ("charge", [account, amount, memo]),
    ("charge", [account, item]), ("pay", [account, paid, method, memo, credit]),
  ]

  static let long = String(repeating: "x", count: 1001)

  static let caller = SpoiledPart(
    "camper", "--camper c-1",
    [
      ("", "missing:camper"), ("--camper nobody", "notFound:camper"), ("--camper r-1", "wrongKind:camper"),
      ("--camper Twin", "ambiguous:camper"), ("--new 'A Caller'", "usage:new"),
      ("--new 'A Caller' --phone none", "invalidPhoneNumber:phone"),
      ("--new '' --phone 555-0199 --email x", "emptyName:fullName invalidEmail:email"),
      ("--camper nobody --phone 555-0199", "notFound:camper usage:phone"),
    ])
  static let newCaller = SpoiledPart(
    "camper", "",
    [
      ("--camper nobody", "notFound:camper"), ("--new 'A Caller'", "usage:new"),
      ("--new 'A Caller' --phone none", "invalidPhoneNumber:phone"), ("--email x@example.org", "usage:email"),
    ])
  static let place = SpoiledPart(
    "site", "--site 1",
    [("", "usage:site"), ("--site 99", "notFound:site"), ("--site 1 --any-site", "usage:site")])
  static let newPlace = SpoiledPart(
    "site", "--site 2",
    [("", "usage:site"), ("--site 99", "notFound:site"), ("--site 2 --any-site", "usage:site")])
  static let site = SpoiledPart("site", "", [("--site 99", "notFound:site"), ("--site ''", "unreadable:site")])
  static let limit = SpoiledPart(
    "limit", "", [("--limit -1", "invalidLimit:limit"), ("--limit all", "unreadable:limit")])
  static let minutes = SpoiledPart(
    "minutes", "", [("--minutes 0", "invalidHold:minutes"), ("--minutes x", "unreadable:minutes")])
  static let stay = [
    SpoiledPart(
      "arrive", "--arrive 2027-07-04",
      [
        ("", "missing:arrive"), ("--arrive 2027-02-30", "unreadable:arrive"), ("--arrive", "missing:arrive"),
      ], hidden: [("--arrive 2027-05-01", "arrivalInPast:arrive", by: ["override"])]),
    SpoiledPart(
      "nights", "--nights 2",
      [
        ("", "usage:nights"), ("--nights two", "unreadable:nights"), ("--nights -1", "invalidNumberOfNights:nights"),
        ("--nights 2 --depart 2027-07-06", "usage:nights"), ("--depart someday", "unreadable:depart"),
      ],
      hidden: [
        ("--depart 2027-07-04", "invalidNumberOfNights:nights", by: ["arrive"]),
        ("--nights 1001", "aboveMaximumStay:nights", by: ["override"]),
      ]),
  ]
  static let openStay = [
    SpoiledPart(
      "arrive", "--arrive 2027-07-04", [("", "missing:arrive"), ("--arrive 2027-02-30", "unreadable:arrive")]),
    SpoiledPart(
      "nights", "--nights 2",
      [
        ("", "usage:nights"), ("--nights two", "unreadable:nights"), ("--nights -1", "invalidNumberOfNights:nights"),
        ("--nights 2 --depart 2027-07-06", "usage:nights"),
      ]),
    SpoiledPart(
      "weekdays", "", [("--weekdays someday", "unreadable:weekdays")],
      hidden: [("--weekdays fri", "usage:weekdays", by: ["nights"])]),
  ]
  static let size = [
    SpoiledPart(
      "adults", "--adults 2",
      [("--adults -3", "invalidNumberOfPeople:adults"), ("--adults two", "unreadable:adults")]),
    SpoiledPart("children", "", [("--children 10001", "invalidNumberOfPeople:children")]),
    SpoiledPart("vehicles", "", [("--vehicles -1", "invalidNumberOfVehicles:vehicles")]),
    SpoiledPart(
      "rig-length", "", [("--rig-length 0", "invalidLength:rigLength"), ("--rig-length 30ft", "unreadable:rigLength")]),
  ]
  static let party =
    size + [
      SpoiledPart("pets", "", [("--pets -1", "invalidNumberOfPeople:pets"), ("--pets one", "unreadable:pets")]),
      override,
      SpoiledPart("discount", "", [("--discount Nope", "notFound:discount")]),
      SpoiledPart(
        "nightly", "",
        [
          ("--because friends", "usage:because"), ("--nightly -5 --because friends", "invalidAmount:nightly"),
          ("--nightly 5", "emptyReason:because"), ("--nightly five --because friends", "unreadable:nightly"),
        ]),
      SpoiledPart("plates", "", [("--plates \(long)", "textTooLong:plates")]),
    ]
  static let texts = [
    SpoiledPart("group", "", [("--group \(long)", "textTooLong:group")]),
    SpoiledPart("source", "", [("--source \(long)", "textTooLong:source")]),
  ]
  static let override = SpoiledPart("override", "", [("--override ' '", "emptyReason:override")])
  static let reservation = SpoiledPart(
    "reservation", "r-1",
    [("r-99", "notFound:reservation"), ("Zelda", "notFound:camper")])
  static let notes = SpoiledPart("notes", "--notes quiet", [])
  static let edits = [
    SpoiledPart(
      "arrive", "", [("--arrive 2027-02-30", "unreadable:arrive")],
      hidden: [("--arrive 2027-05-01", "arrivalInPast:arrive", by: ["reservation", "nights", "override"])]),
    SpoiledPart(
      "nights", "",
      [
        ("--nights two", "unreadable:nights"), ("--nights -1", "invalidNumberOfNights:nights"),
        ("--nights 2 --depart 2027-07-06", "usage:nights"),
      ]),
  ]
  static let first = SpoiledPart(
    "from", "", [("--from someday", "unreadable:from")],
    hidden: [
      ("--from 2027-05-01", "tooEarly:from", by: ["reservation"]),
      ("--from 2027-09-01", "tooLate:from", by: ["reservation"]),
    ])
  static let blocked = SpoiledPart(
    "number", "2",
    [
      ("", "usage:number"), ("99", "notFound:site"), ("--loop Nowhere", "notFound:loop"),
      ("2 --loop Lake", "usage:number"),
    ])
  static let blockedNights = SpoiledPart(
    "nights", "--nights 2",
    [("", "usage:nights"), ("--nights -1", "invalidNumberOfNights:nights"), ("--nights x", "unreadable:nights")])
  static let firstBlocked = SpoiledPart("from", "", [("--from someday", "unreadable:from")])
  static let reason = SpoiledPart(
    "reason", "--because roof", [("", "missing:because"), ("--because ' '", "emptyReason:reason")])
  static let newSite = SpoiledPart(
    "number", "30", [("", "missing:number"), ("1", "duplicateSiteNumber:number"), ("9..1", "unreadable:number")])
  static let features = [
    SpoiledPart("amps", "", [("--amps 0", "invalidAmps:amps"), ("--amps many", "unreadable:amps")]),
    SpoiledPart("max-people", "", [("--max-people 0", "invalidNumberOfPeople:maxPeople")]),
    SpoiledPart("max-length", "", [("--max-length -1", "invalidLength:maxLength")]),
    SpoiledPart(
      "max-vehicles", "",
      [("--max-vehicles -1", "invalidNumberOfVehicles:maxVehicles"), ("--max-vehicles x", "unreadable:maxVehicles")]),
    SpoiledPart("loop", "", [("--loop \(long)", "textTooLong:loop")]),
    SpoiledPart("type", "", [("--type 'a b'", "unreadable:type")]),
  ]
  static let newRate = SpoiledPart(
    "name", "'High season'", [("", "missing:name"), ("base", "duplicateName:name"), ("''", "emptyName:name")])
  static let nightly = SpoiledPart(
    "nightly", "--nightly 45",
    [
      ("", "missing:nightly"), ("--nightly -5", "invalidAmount:nightly"), ("--nightly much", "unreadable:nightly"),
      ("--like Nope", "notFound:like"),
    ])
  static let terms = [
    SpoiledPart("weekly", "", [("--weekly -5", "invalidAmount:weekly"), ("--weekly much", "unreadable:weekly")]),
    SpoiledPart(
      "from", "",
      [("--from 2027-08-01 --before 2027-07-01", "emptySeason:before"), ("--from 2027-02-30", "unreadable:from")]),
    SpoiledPart("min-nights", "", [("--min-nights 0", "invalidNumberOfNights:minNights")]),
    SpoiledPart("site", "", [("--site 99", "notFound:site")]),
    SpoiledPart("extra-adult", "", [("--extra-adult -1", "invalidAmount:extraAdult")]),
  ]
  static let fullName = SpoiledPart(
    "full-name", "'New One'", [("", "missing:fullName"), ("' '", "emptyName:fullName")])
  static let phone = SpoiledPart(
    "phone", "--phone 555-0177",
    [("", "missing:phone"), ("--phone none", "invalidPhoneNumber:phone")])
  static let email = SpoiledPart("email", "", [("--email x", "invalidEmail:email")])
  static let secondPhone = SpoiledPart("second-phone", "", [("--address \(long)", "textTooLong:address")])
  static let account = SpoiledPart(
    "reservation", "r-1", [("r-99", "notFound:reservation"), ("c-1x", "notFound:camper")])
  static let amount = SpoiledPart(
    "amount", "12",
    [
      ("", "usage:amount"), ("-5", "invalidAmount:amount"), ("much", "unreadable:amount"),
      ("12 --item wood", "usage:amount"),
    ])
  static let item = SpoiledPart(
    "item", "--item wood",
    [
      ("--item nope", "notFound:item"), ("--item wood --count 0", "invalidCount:count"),
      ("--item wood --memo x", "usage:memo"), ("--item nope --count x", "notFound:item unreadable:count"),
    ])
  static let paid = SpoiledPart(
    "amount", "12", [("", "missing:amount"), ("-5", "invalidAmount:amount"), ("much", "unreadable:amount")])
  static let memo = SpoiledPart("memo", "", [("--memo \(long)", "textTooLong:memo")])
  static let method = SpoiledPart("method", "", [("--method gold", "unknownMethod:method")])
  static let credit = SpoiledPart("credit", "", [("--credit r-1", "usage:credit")])
}
