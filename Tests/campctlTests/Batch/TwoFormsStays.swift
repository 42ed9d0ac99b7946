// What happens between arrival and departure.

extension TwoFormsTests {
  static let stays: [Row] =
    [
      ("check-in", "r-3 \(change.line)", #","reservation":"r-3""# + change.json),
      ("check-in", "--group 'Boy Scouts'", #","group":"Boy Scouts""#),
      ("check-out", "r-3 \(change.line)", #","reservation":"r-3""# + change.json),
      ("no-show", "r-3 \(change.line)", #","reservation":"r-3""# + change.json),
      (
        "move", "r-3 --site 14 --from 2027-07-05 --accept-unknown-length \(change.line)",
        #","reservation":"r-3","site":14,"from":"2027-07-05","acceptUnknownLength":true"# + change.json
      ),
      ("move", "3 --site 'A 1'", #","reservation":"3","site":"A 1""#),
      ("swap", "r-3 r-4 \(change.line)", #","reservation":"r-3","other":"r-4""# + change.json),
      (
        "change",
        "r-3 --arrive 2027-07-05 --nights 4 \(party.line) --pets 1 --plates 'CAMP 42' --notes late --group Scouts "
          + overrides.line + " " + change.line,
        #","reservation":"r-3","arrive":"2027-07-05","nights":4,"pets":1,"plates":"CAMP 42","notes":"late""#
          + #","group":"Scouts""# + party.json + overrides.json + change.json
      ),
      ("change", "r-3 --depart 2027-07-09", #","reservation":"r-3","depart":"2027-07-09""#),
      (
        "change", "r-3 --plates '' --rig-length '' --equipment '' --notes '' --group ''",
        #","reservation":"r-3","plates":null,"rigLength":null,"equipment":null,"notes":null,"group":null"#
      ),
    ] + quotes
}
