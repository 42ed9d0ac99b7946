// What stays cost.

extension TwoFormsTests {
  static let quotes: [Row] = [
    (
      "quote",
      "--site 12 --arrive 2027-07-04 --nights 2 \(party.line) --pets 1 --why \(overrides.line) \(needs.line)",
      #","site":"12","arrive":"2027-07-04","nights":2,"pets":1,"why":true"# + overrides.json + party.json + needs.json
    ),
    (
      "quote", "--any-site --arrive 2027-07-04 --depart 2027-07-06",
      #","anySite":true,"arrive":"2027-07-04","depart":"2027-07-06""#
    ),
    ("reprice", "r-3 \(change.line)", #","reservation":"r-3""# + change.json),
  ]
}
