// What a campground earns, and whether all of it fits together.

extension TwoFormsTests {
  static let books: [Row] = [
    (
      "report revenue", "--from 2027-07-01 --before 2027-08-01 --by site",
      #","from":"2027-07-01","before":"2027-08-01","by":"site""#
    ),
    ("report revenue", "", ""), ("check", "", ""),
  ]
}
