// The chart as a file of its own.

extension TwoFormsTests {
  static let chartPages: [Row] = [
    ("chart", "--nights 31 --html", #","nights":31,"html":true"#),
    ("chart", "--loop Aspen --svg", #","loop":"Aspen","svg":true"#),
  ]
}
