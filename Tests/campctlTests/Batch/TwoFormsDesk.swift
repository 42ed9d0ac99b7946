// What the front desk sees of a day.

extension TwoFormsTests {
  static let desk: [Row] = [
    ("today", "", ""),
    ("turnover", "2027-07-04 --html", #","day":"2027-07-04","html":true"#), ("turnover", "", ""),
    (
      "list-arrivals", "2027-07-04 --by name --html",
      #","day":"2027-07-04","by":"name","html":true"#
    ),
    ("list-arrivals", "--by site", #","by":"site""#),
    (
      "placards", "2027-07-04 --site 12 --full-names --html",
      #","day":"2027-07-04","site":"12","fullNames":true,"html":true"#
    ),
    ("placards", "", ""),
    ("confirmation", "r-3 --html", #","reservation":"r-3","html":true"#),
    ("confirmation", "3", #","reservation":"3""#),
    ("settings", "--bring 'Firewood; water'", #","bring":"Firewood; water""#),
    ("settings", "--bring ''", #","bring":null"#),
  ]
}
