// Reports of nights and stays.

extension TwoFormsTests {
  private static let window = (
    line: "--from 2027-07-01 --before 2027-08-01 --html",
    json: #","from":"2027-07-01","before":"2027-08-01","html":true"#
  )

  static let statistics: [Row] = [
    ("report occupancy", "\(window.line) --by week", window.json + #","by":"week""#),
    ("report occupancy", "", ""),
    ("report revenue", "\(window.line) --by site", window.json + #","by":"site""#),
    ("report no-shows", "\(window.line) --by type", window.json + #","by":"type""#),
    ("report cancellations", "\(window.line) --by reason", window.json + #","by":"reason""#),
    ("report lead-time", "\(window.line) --by all", window.json + #","by":"all""#),
    ("report length-of-stay", "\(window.line) --by month", window.json + #","by":"month""#),
  ]
}
