// What nights cost, and what is asked for and kept.

extension TwoFormsTests {
  static let prices: [Row] = [
    (
      "add-rate",
      "'High season' --nightly 45.00 --weekly 280 --monthly 1000.5 --site 12 --from 2027-06-01 --before 2027-09-01 "
        + "--weekdays fri,sat --min-nights 2 --extra-adult 10.00 --extra-child 5.00 --extra-vehicle 3 --extra-pet 2.50 "
        + "--included-adults 3 --included-children 1 --included-vehicles 2 --included-pets 1 \(terms.line)",
      #","name":"High season","nightly":"45.00","weekly":"280","monthly":"1000.5","site":12,"from":"2027-06-01""#
        + #","before":"2027-09-01","weekdays":["fri","sat"],"minNights":2,"extraAdult":"10.00","extraChild":"5.00""#
        + #","extraVehicle":"3","extraPet":"2.50","includedAdults":3,"includedChildren":1,"includedVehicles":2"#
        + #","includedPets":1"# + terms.json
    ),
    ("add-rate", "Cabins --nightly 70 --type cabin", #","name":"Cabins","nightly":"70","type":"cabin""#),
    ("list-rates", "", ""),
    ("remove-rate", "'High season' \(change.line)", #","name":"High season""# + change.json),
    ("add-tax", "county --percent 7.25% \(terms.line)", #","name":"county","percent":"7.25%""# + terms.json),
    ("add-tax", "county --percent 7.25", #","name":"county","percent":"7.25""#),
    ("add-tax", "bed --per-night 2.00", #","name":"bed","perNight":"2.00""#),
    ("add-tax", "cleaning --per-stay 10 --fee", #","name":"cleaning","perStay":"10","fee":true"#),
    ("list-taxes", "", ""),
    ("remove-tax", "county \(change.line)", #","name":"county""# + change.json),
    (
      "policy",
      "--deposit 20% --deposit-days 14 --cancellation '7:0% 1:50% 0:100%' --no-show 1-night --early refund "
        + change.line,
      #","deposit":"20%","depositDays":14,"cancellation":"7:0% 1:50% 0:100%","noShow":"1-night","early":"refund""#
        + change.json
    ),
    ("policy", "--deposit 45.00 --deposit-days ''", #","deposit":"45.00","depositDays":null"#),
    ("policy", "", ""),
  ]
}
