// What a manager looks at.

extension TwoFormsTests {
  static let charts: [Row] = [
    (
      "chart", "--from 2027-07-01 --nights 31 --loop 'Aspen Loop' --type rv-site --width 100",
      #","from":"2027-07-01","nights":31,"loop":"Aspen Loop","type":"rv-site","width":100"#
    ),
    ("chart", "", ""),
  ]
}
