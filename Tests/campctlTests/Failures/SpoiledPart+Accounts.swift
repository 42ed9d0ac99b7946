/// The arguments of the commands about accounts and the steps of a stay, and the ways to spoil them.
extension SpoiledPart {
  static let accounts: [(String, [SpoiledPart])] = [
    ("refund", [account, refunded, method, memo]), ("transfer", [giving, receiving, transferred, because]),
    ("uncharge", [account, uncharged, memo]), ("waive", [account, waived, reason1]),
    ("write-off", [account, writtenOff, reason1]), ("discount", [account, takenOff, reason1]),
    ("sell", [amount, memo, soldBy]), ("sell", [item, soldBy]),
  ]

  static let steps: [(String, [SpoiledPart])] = [
    ("swap", [giving, swapped, override, overrideCapacity]), ("merge-campers", [kept, kept]),
    ("offer", [entry, offeredSite, minutes]), ("cancel", [giving, cancelled, waiver]), ("reprice", [giving, agreed]),
    ("check-in", [giving, version]), ("check-out", [giving, version]), ("no-show", [giving, version]),
    ("confirm", [giving, version]), ("unblock-site", [block, version]), ("leave-waitlist", [entry, version]),
    ("retire-site", [retired, version]),
  ]

  private static let refunded = SpoiledPart(
    "amount", "0", [("", "usage:amount"), ("-5", "invalidAmount:amount"), ("much", "unreadable:amount")],
    hidden: [("500", "invalidAmount:amount", by: ["reservation"])])
  private static let giving = SpoiledPart("reservation", "r-1", [("r-99", "notFound:reservation")])
  private static let receiving = SpoiledPart("to", "r-2", [("r-98", "notFound:reservation")])
  private static let transferred = SpoiledPart(
    "amount", "0", [("-5", "invalidAmount:amount"), ("much", "unreadable:amount")],
    hidden: [("500", "invalidAmount:amount", by: ["reservation"])])
  private static let because = SpoiledPart("because", "", [("--because \(long)", "textTooLong:because")])
  private static let uncharged = SpoiledPart(
    "amount", "0", [("", "usage:amount"), ("-5", "invalidAmount:amount"), ("much", "unreadable:amount")],
    hidden: [
      ("12", "invalidAmount:amount", by: ["reservation"]),
      ("--item wood", "invalidCount:count", by: ["reservation", "memo"]),
    ])
  private static let reason1 = SpoiledPart(
    "because", "--because rain", [("", "missing:because"), ("--because ' '", "emptyReason:because")])
  private static let waived = SpoiledPart(
    "what", "0", [("-5", "invalidAmount:what")],
    hidden: [("nope", "notCharged:what", by: ["reservation"]), ("500", "invalidAmount:what", by: ["reservation"])])
  private static let writtenOff = SpoiledPart(
    "amount", "0", [("-5", "invalidAmount:amount"), ("much", "unreadable:amount")],
    hidden: [("500", "invalidAmount:amount", by: ["reservation"])])
  private static let takenOff = SpoiledPart(
    "what", "5", [("-5", "invalidAmount:what"), ("120%", "invalidPercent:what"), ("much", "unreadable:what")],
    hidden: [("500", "invalidAmount:what", by: ["reservation"])])
  private static let soldBy = SpoiledPart(
    "method", "--method cash", [("", "missing:method"), ("--method gold", "unknownMethod:method")])
  private static let swapped = SpoiledPart(
    "other", "r-2", [("r-98", "notFound:reservation")],
    hidden: [("r-1", "sameReservation:other", by: ["reservation"])])
  private static let overrideCapacity = SpoiledPart(
    "override-capacity", "", [("--override-capacity ' '", "emptyReason:overrideCapacity")])
  private static let kept = SpoiledPart("keep", "c-1", [("nobody", "notFound:camper"), ("Twin", "ambiguous:camper")])
  private static let entry = SpoiledPart("waitlist", "w-1", [("", "missing:waitlist"), ("w-9", "notFound:waitlist")])
  private static let offeredSite = SpoiledPart(
    "site", "", [("--site 99", "notFound:site")], hidden: [("--site 1", "otherSiteWished:site", by: ["waitlist"])])
  private static let cancelled = SpoiledPart("because", "", [("--because \(long)", "textTooLong:reason")])
  private static let waiver = SpoiledPart("waive", "", [("--waive ' '", "emptyReason:waive")])
  private static let agreed = SpoiledPart(
    "nightly", "",
    [
      ("--because friends", "usage:because"), ("--nightly -5 --because friends", "invalidAmount:nightly"),
      ("--nightly 5", "emptyReason:because"), ("--nightly five --because friends", "unreadable:nightly"),
      ("--nightly -5", "invalidAmount:nightly emptyReason:because"),
    ])
  private static let block = SpoiledPart("block", "b-1", [("", "missing:block"), ("b-9", "notFound:block")])
  private static let retired = SpoiledPart("number", "1", [("", "missing:number"), ("99", "notFound:site")])
  private static let version = SpoiledPart("if-version", "", [("--if-version x", "unreadable:ifVersion")])
}
