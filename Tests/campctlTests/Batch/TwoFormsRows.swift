// One row or more for each command that a batch takes.

extension TwoFormsTests {
  static let campground: [Row] = [
    (
      "settings",
      "--name 'Apache Trout' --time-zone America/Phoenix --currency USD --check-in 15:00 --check-out 11:00 "
        + "--no-show-after 22:30 --open 05-01..10-15 --min-nights 2 --max-nights 14 --window-days 180 \(change.line)",
      #","name":"Apache Trout","timeZone":"America/Phoenix","currency":"USD","checkIn":"15:00","checkOut":"11:00""#
        + #","noShowAfter":"22:30","open":"05-01..10-15","minNights":2,"maxNights":14,"windowDays":180"#
        + change.json
    ),
    (
      "settings", "--name '' --time-zone '' --open '' --max-nights '' --window-days ''",
      #","name":null,"timeZone":null,"open":null,"maxNights":null,"windowDays":null"#
    ),
    (
      "settings", "--type cabin --closed-to-arrival sun,2027-07-04 --closed-to-departure none --max-consecutive 14",
      #","type":"cabin","closedToArrival":["sun","2027-07-04"],"closedToDeparture":[],"maxConsecutive":14"#
    ),
    (
      "settings", "--type cabin --min-nights '' --closed-to-arrival '' --closed-to-departure '' --max-consecutive ''",
      #","type":"cabin","minNights":null,"closedToArrival":null,"closedToDeparture":null,"maxConsecutive":null"#
    ),
    ("info", "", ""),
  ]

  static let sites: [Row] = [
    ("add-site", "'1 & 2' \(site.line) \(terms.line)", #","number":"1 & 2""# + site.json + terms.json),
    ("add-site", "7", #","number":"7""#),
    ("update-site", "A-07 \(site.line) \(change.line)", #","number":"A-07""# + site.json + change.json),
    (
      "update-site",
      "7 --no-electricity --no-water --no-sewer --no-pull-through --no-accessible --amps '' --equipment '' "
        + "--max-length '' --max-people '' --max-vehicles '' --loop '' --notes ''",
      #","number":"7","electricity":false,"water":false,"sewer":false,"pullThrough":false,"accessible":false"#
        + #","amps":[],"equipment":[],"maxLength":null,"maxPeople":null,"maxVehicles":null,"loop":null,"notes":null"#
    ),
    ("update-site", "7 --retired", #","number":"7","retired":true"#),
    ("update-site", "7 --no-retired", #","number":"7","retired":false"#),
    ("retire-site", "12 \(change.line)", #","number":"12""# + change.json),
    (
      "list-sites", "--loop Aspen \(needs.line) --equipment tent --rig-length 30 --retired",
      #","loop":"Aspen","equipment":"tent","rigLength":30,"retired":true"# + needs.json
    ),
    ("list-sites", "--no-retired", #","retired":false"#), ("list-sites", "", ""),
    ("show-site", "A-07", #","number":"A-07""#),
    (
      "block-site", "12 --from 2027-07-04 --nights 3 --reason 'new gravel' --force \(terms.line)",
      #","number":"12","from":"2027-07-04","nights":3,"reason":"new gravel","force":true"# + terms.json
    ),
    (
      "block-site", "12 --from 2027-07-04 --before 2027-07-07 --reason gravel",
      #","number":"12","from":"2027-07-04","before":"2027-07-07","reason":"gravel""#
    ),
    ("unblock-site", "b-2 \(change.line)", #","block":"b-2""# + change.json),
    (
      "list-blocks", "--site 12 --from 2027-07-01 --before 2027-08-01",
      #","site":"12","from":"2027-07-01","before":"2027-08-01""#
    ),
    ("list-blocks", "", ""),
  ]

  static let campers: [Row] = [
    (
      "add-camper",
      "'Bacon Lover' --phone 910-543-9000 --email b@example.com --notes early --warning late --if-new "
        + terms.line,
      #","fullName":"Bacon Lover","phone":"910-543-9000","email":"b@example.com","notes":"early","warning":"late""#
        + #","ifNew":true"# + terms.json
    ),
    ("add-camper", "'Žoë \"Z\"' --phone 5", #","fullName":"Žoë \"Z\"","phone":"5""#),
    (
      "update-camper",
      "910-543-9000 --full-name 'Bacon Eater' --phone 5550100 --email b@example.com --notes late --warning loud "
        + change.line,
      #","camper":"910-543-9000","fullName":"Bacon Eater","phone":"5550100","email":"b@example.com","notes":"late""#
        + #","warning":"loud""# + change.json
    ),
    ("list-campers", "--match bacon", #","match":"bacon""#), ("list-campers", "", ""),
    ("show-camper", "'Bacon Lover'", #","camper":"Bacon Lover""#),
    ("merge-campers", "c-1 'Bacon Eater' \(change.line)", #","keep":"c-1","other":"Bacon Eater""# + change.json),
    ("forget-camper", "910-543-9000 \(change.line)", #","camper":"910-543-9000""# + change.json),
  ]

  static let waitlist: [Row] = [
    (
      "join-waitlist",
      "--camper c-1 --site 12 --arrive 2027-07-01 --arrive-before 2027-08-01 --weekdays fri,sat --nights 2..4 "
        + "\(party.line) \(needs.line) \(terms.line)",
      #","camper":"c-1","site":12,"arrive":"2027-07-01","arriveBefore":"2027-08-01","weekdays":["fri","sat"]"#
        + #","nights":"2..4""# + party.json + needs.json + terms.json
    ),
    (
      "join-waitlist", "--camper c-1 --arrive 2027-07-01 --nights 3",
      #","camper":"c-1","arrive":"2027-07-01","nights":3"#
    ),
    (
      "join-waitlist", "--camper 'Bacon Lover' --arrive 2027-07-01 --depart 2027-07-03",
      #","camper":"Bacon Lover","arrive":"2027-07-01","depart":"2027-07-03""#
    ),
    ("list-waitlist", "--matching", #","matching":true"#), ("list-waitlist", "", ""),
    (
      "offer", "w-1 --site 12 --minutes 45 \(terms.line)",
      #","waitlist":"w-1","site":"12","minutes":45"# + terms.json
    ),
    ("leave-waitlist", "w-1 \(change.line)", #","waitlist":"w-1""# + change.json),
  ]

  static let reservations: [Row] = [
    (
      "availability", "--arrive 2027-07-04 --nights 2 \(party.line) \(needs.line) --why",
      #","arrive":"2027-07-04","nights":2,"why":true"# + party.json + needs.json
    ),
    ("availability", "--arrive 2027-07-04 --depart 2027-07-06", #","arrive":"2027-07-04","depart":"2027-07-06""#),
    (
      "availability",
      "--arrive 2027-07-04 --arrive-before 2027-08-01 --weekdays fri,sat --nights 2..4 --site A-07 --limit 10",
      #","arrive":"2027-07-04","arriveBefore":"2027-08-01","weekdays":["fri","sat"],"nights":"2..4","site":"A-07""#
        + #","limit":10"#
    ),
    (
      "reserve",
      "--site 12 --camper c-1 --arrive 2027-07-04 --nights 2 \(party.line) --pets 1 --plates 'CAMP 42' "
        + "--notes 'near the lake' --group Scouts --check-in \(overrides.line) \(needs.line) \(terms.line)",
      #","site":"12","camper":"c-1","arrive":"2027-07-04","nights":2,"pets":1,"plates":"CAMP 42""#
        + #","notes":"near the lake","group":"Scouts","checkIn":true"# + overrides.json + party.json + needs.json
        + terms.json
    ),
    (
      "reserve", "--any-site --camper 'Bacon Lover' --arrive 2027-07-04 --depart 2027-07-06",
      #","anySite":true,"camper":"Bacon Lover","arrive":"2027-07-04","depart":"2027-07-06""#
    ),
    ("show-reservation", "r-3", #","reservation":"r-3""#),
    (
      "list-reservations",
      "--status reserved --status checked-in --site 12 --camper c-1 --group Scouts --overdue --displaced "
        + "--arriving 2027-07-04 --departing 2027-07-06 --on 2027-07-05 --from 2027-07-01 --before 2027-08-01 --limit 10",
      #","status":["reserved","checked-in"],"site":"12","camper":"c-1","group":"Scouts","overdue":true"#
        + #","displaced":true,"arriving":"2027-07-04","departing":"2027-07-06","on":"2027-07-05""#
        + #","from":"2027-07-01","before":"2027-08-01","limit":10"#
    ),
    ("list-reservations", "", ""),
    ("cancel", "r-3 --reason rain \(change.line)", #","reservation":"r-3","reason":"rain""# + change.json),
    ("cancel", "--group Scouts", #","group":"Scouts""#),
    (
      "hold",
      "--any-site --camper c-1 --arrive 2027-07-04 --nights 2 --group Scouts --minutes 45 "
        + "\(overrides.line) \(needs.line) \(party.line) --pets 1 --plates X --notes ok \(terms.line)",
      #","anySite":true,"camper":"c-1","arrive":"2027-07-04","nights":2,"group":"Scouts","minutes":45"#
        + #","pets":1,"plates":"X","notes":"ok""# + overrides.json + needs.json + party.json + terms.json
    ),
    (
      "hold", "--site 12 --camper c-1 --arrive 2027-07-04 --depart 2027-07-06",
      #","site":"12","camper":"c-1","arrive":"2027-07-04","depart":"2027-07-06""#
    ),
    ("confirm", "r-3 \(change.line)", #","reservation":"r-3""# + change.json),
  ]

  static let scripting: [Row] = [
    (
      "log", "--on r-3 --actor desk --day 2027-06-01 --limit 5",
      #","on":"r-3","actor":"desk","day":"2027-06-01","limit":5"#
    )
  ]

  static let data: [Row] = [
    (
      "import sites", "exports/trout --facility 232487 \(terms.line)",
      #","folder":"exports/trout","facility":"232487""# + terms.json
    ),
    ("report revenue", "", ""), ("check", "", ""),
  ]
}
