import CampgroundManager

extension MarkedLife {
  /// A command with the arguments that it needs; the others that take words are given markers.
  struct Step {
    let command: String
    let given: String
    var without: Set<String> = []
    var isMarked = true

    init(_ command: String, _ given: String = "{}", without: Set<String> = []) {
      (self.command, self.given, self.without) = (command, given, without)
    }

    /// A step about the campground's own things, or about somebody else.
    static func plain(_ command: String, _ given: String) -> Step {
      var step = Step(command, given)
      step.isMarked = false
      return step
    }
  }

  /// The values that the campground writes itself; `EveryTextTests` has a person's name in each of them.
  static let campgroundsOwn: Set = [
    "settings", "add-site", "change-site", "retire-site", "import sites", "import rates", "import ical", "add-rate",
    "change-rate",
    "remove-rate",
    "add-tax",
    "change-tax", "remove-tax", "add-discount", "change-discount", "remove-discount", "add-item", "change-item",
    "remove-item", "add-rule", "change-rule",
    "remove-rule", "sell", "policy", "block-site", "unblock-site",
    "undo", "redo", "close-day",
  ]

  static let days: [(Day, [Step])] = [
    ("2027-06-01", opening + records + stay + otherStays + waiting + asNewCaller + imports),
    ("2027-07-04", [.init("check-in", #"{"reservation":"r-1"}"#, without: ["group"])]),
    ("2027-07-04", [.init("check-in", #"{"group":"\#(Marker.name) comes"}"#)]),
    ("2027-07-05", [.init("check-out", #"{"reservation":"r-1"}"#, without: ["group"])]),
    ("2027-07-05", [.init("check-out", #"{"group":"\#(Marker.name) comes"}"#)]),
    ("2027-07-21", [.init("no-show", #"{"reservation":"r-4"}"#)]),
    ("2027-08-20", [.init("merge-campers", #"{"keep":"c-2","other":"c-3"}"#)]),
    (
      "2027-08-21",
      ["c-4", "c-5", "c-6", "c-7", "c-8"].map { .init("merge-campers", #"{"keep":"c-2","other":"\#($0)"}"#) }
    ),
  ]

  private static let opening: [Step] = [
    .plain("settings", #"{"name":"Camp","minNights":3}"#),
    .plain("add-site", #"{"number":"12","maxPeople":2,"maxLength":40}"#),
    .plain("add-site", #"{"number":"14","maxLength":40}"#),
    .plain("add-site", #"{"number":"15","maxPeople":2,"maxLength":40}"#),
    .plain("add-site", #"{"number":"16","maxPeople":2,"maxLength":40}"#),
    .plain("add-site", #"{"number":"17","maxLength":40}"#),
    // At a price of nothing, so that no account is open in the end.
    .plain("add-rate", #"{"name":"Standard","nightly":"0.00"}"#),
    .plain("change-rate", #"{"name":"Standard","minNights":1}"#),
    .plain("add-tax", #"{"name":"County","percent":"5%"}"#), .plain("policy", #"{"early":"refund"}"#),
    .plain("add-discount", #"{"name":"Access","percent":"50%","needsPass":true,"code":"half"}"#),
    .plain("add-item", #"{"name":"firewood","price":"0.00","taxes":["County"]}"#),
    .plain("change-tax", #"{"name":"County","percent":"4%","rename":"Country"}"#),
    .plain("change-tax", #"{"name":"Country","percent":"5%","rename":"County"}"#),
    .plain("change-discount", #"{"name":"Access","code":"access"}"#),
    .plain("change-item", #"{"name":"firewood","unit":"box"}"#),
    .plain("add-rule", #"{"name":"Weekends","weekdays":["sat"],"minNights":1}"#),
    .plain("change-rule", #"{"name":"Weekends","type":"cabin"}"#),
    .plain("close-day", #"{"markNoShows":true}"#),
    .plain("add-camper", #"{"fullName":"Bacon Lover","phone":"910-543-9000"}"#),
  ]

  private static let records: [Step] = [
    .init("add-camper"), .init("add-camper", #"{"ifNew":true}"#),
    .init("add-camper", #"{"fullName":"\#(Marker.start)twin Walnut"}"#),
    .init("change-camper", #"{"camper":"c-2"}"#),
    // Changes nothing: its key has no entry.
    .init("change-camper", #"{"camper":"c-2"}"#),
    .plain("add-site", #"{"number":"99","key":"\#(Marker.name) words's batch:1"}"#),
  ]

  private static let stay: [Step] = [
    .init(
      "reserve",
      #"{"site":"12","camper":"c-2","arrive":"2027-07-04","nights":2,"adults":3,"rigLength":20,"nightly":"0.00","discount":["Access"]}"#
    ),
    .init("change", #"{"reservation":"r-1","children":1,"nightly":"1.00"}"#, without: ["new", "phone", "email"]),
    .init("change", #"{"reservation":"r-1","children":1,"nightly":"1.00"}"#, without: ["new", "phone", "email"]),
    .init("charge", #"{"reservation":"r-1","amount":"5.00"}"#),
    .init("uncharge", #"{"reservation":"r-1","amount":"5.00"}"#),
    .init("pay", #"{"reservation":"r-1","amount":"45.00"}"#, without: ["camper", "group"]),
    .init("refund", #"{"reservation":"r-1","amount":"45.00"}"#),
    .init("charge", #"{"reservation":"r-1","amount":"7.00"}"#),
    .init("waive", #"{"reservation":"r-1","what":"2.00"}"#),
    .init("write-off", #"{"reservation":"r-1","amount":"5.00"}"#),
    .init("move", #"{"reservation":"r-1","site":"14"}"#), .init("discount", #"{"reservation":"r-1","what":"1.00"}"#),
    .init("reprice", #"{"reservation":"r-1","nightly":"0.00"}"#),
    .plain("reserve", #"{"site":"17","camper":"c-1","arrive":"2027-07-04","nights":2,"override":"few nights"}"#),
    .init("swap", #"{"reservation":"r-1","other":"r-2"}"#),
    .init("charge", #"{"reservation":"r-1","amount":"2.00"}"#),
    .init("pay", #"{"camper":"c-2","amount":"2.00"}"#, without: ["reservation", "group"]),
    .init("charge", #"{"reservation":"r-1","amount":"2.00"}"#),
    .plain("pay", #"{"reservation":"r-2","amount":"2.00"}"#),
    .init("transfer", #"{"reservation":"r-2","to":"r-1","amount":"2.00"}"#),
    .init("pay", #"{"reservation":"r-1","amount":"3.00","security":true}"#, without: ["camper", "group"]),
    .init("charge", #"{"reservation":"r-1","amount":"1.00","security":true}"#),
    .init("refund", #"{"reservation":"r-1","amount":"2.00","security":true}"#),
  ]

  private static let otherStays: [Step] = [
    .init(
      "hold",
      #"{"site":"15","camper":"c-2","arrive":"2027-07-10","nights":2,"adults":3,"rigLength":20,"nightly":"0.00","discount":["Access"]}"#
    ),
    .init("confirm", #"{"reservation":"r-3"}"#), .init("cancel", #"{"reservation":"r-3"}"#, without: ["group"]),
    .init(
      "reserve",
      #"{"site":"15","camper":"c-2","arrive":"2027-07-20","nights":2,"adults":3,"rigLength":20,"nightly":"0.00","discount":["Access"]}"#
    ),
    .init(
      "reserve",
      #"{"site":"16","camper":"c-2","arrive":"2027-07-04","nights":2,"adults":3,"rigLength":20,"nightly":"0.00","discount":["Access"],"group":"\#(Marker.name) comes"}"#
    ),
    .init("charge", #"{"reservation":"r-5","amount":"1.00"}"#),
    .init("pay", #"{"group":"\#(Marker.name) comes","amount":"1.00"}"#, without: ["camper"]),
    .init(
      "reserve",
      #"{"site":"16","camper":"c-2","arrive":"2027-08-10","nights":2,"adults":3,"rigLength":20,"nightly":"0.00","discount":["Access"],"group":"\#(Marker.name) goes"}"#
    ),
    .init("cancel", #"{"group":"\#(Marker.name) goes"}"#),
    .init(
      "reserve",
      #"{"site":"15","camper":"c-2","arrive":"2027-08-01","nights":2,"adults":3,"rigLength":20,"nightly":"0.00","discount":["Access"]}"#
    ),
    .plain("block-site", #"{"number":"15","from":"2027-08-01","nights":1,"force":true,"reason":"mud"}"#),
    .plain("block-site", #"{"number":"17","from":"2027-08-01","nights":1,"reason":"paint"}"#),
    .plain("unblock-site", #"{"block":"b-2"}"#),
    .plain("block-site", #"{"number":"17","from":"2027-08-01","nights":1,"reason":"gravel"}"#),
    .init("cancel", #"{"reservation":"r-7"}"#, without: ["group"]),
    .init(
      "reserve",
      #"{"site":"14","camper":"c-3","arrive":"2027-08-15","nights":2,"adults":3,"rigLength":20,"nightly":"0.00","discount":["Access"]}"#
    ),
    .init("cancel", #"{"reservation":"r-8"}"#, without: ["group"]),
    .init(
      "reserve",
      #"{"site":"14","camper":"c-2","arrive":"2027-08-12","nights":2,"adults":3,"rigLength":20,"nightly":"0.00","discount":["Access"]}"#
    ),
    .init("undo"), .init("redo"), .init("undo"),
  ]

  private static let waiting: [Step] = [
    .init(
      "join-waitlist", #"{"camper":"c-2","arrive":"2027-08-10","arriveBefore":"2027-08-20","nights":3,"site":"12"}"#),
    .init("leave-waitlist", #"{"waitlist":"w-1"}"#),
    .init("join-waitlist", #"{"camper":"c-2","arrive":"2027-08-10","nights":3,"rigLength":20}"#),
    .init("offer", #"{"waitlist":"w-2"}"#),
    .init("join-waitlist", #"{"camper":"c-2","arrive":"2027-09-10","nights":3}"#),
  ]

  private static let asNewCaller: [Step] = [
    .init("reserve", #"{"site":"17","arrive":"2027-09-12","nights":2,"nightly":"0.00","discount":["Access"]}"#),
    .init("cancel", #"{"reservation":"r-11"}"#, without: ["group"]),
    .init("hold", #"{"sites":["17"],"arrive":"2027-09-12","nights":2,"nightly":"0.00","discount":["Access"]}"#),
    .init("join-waitlist", #"{"arrive":"2027-09-10","nights":3}"#),
    .init("change", #"{"reservation":"r-12","nightly":"0.00","discount":["Access"]}"#),
  ]

  private static let imports: [Step] = [
    .init("import campers", #"{"file":"FOLDER/campers.csv","keepGoing":true,"rejects":"FOLDER/campers-rejects.csv"}"#),
    .init(
      "import reservations", #"{"file":"FOLDER/reservations.csv","keepGoing":true,"rejects":"FOLDER/rejects.csv"}"#),
  ]
}
