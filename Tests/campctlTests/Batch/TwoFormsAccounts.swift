// What is charged and paid.

extension TwoFormsTests {
  static let accounts: [Row] = [
    (
      "charge", "r-3 12.50 --memo firewood \(change.line)",
      #","reservation":"r-3","amount":"12.50","memo":"firewood""# + change.json
    ),
    ("charge", "3 5", #","reservation":"3","amount":"5""#),
    (
      "adjust", "r-3 12.50 --memo wet \(change.line)",
      #","reservation":"r-3","amount":"12.50","memo":"wet""# + change.json
    ),
    (
      "pay", "r-3 45.00 --method card --memo 'at the gate' \(change.line)",
      #","reservation":"r-3","amount":"45.00","method":"card","memo":"at the gate""# + change.json
    ),
    (
      "refund", "r-3 45.00 --method cash --memo rain \(change.line)",
      #","reservation":"r-3","amount":"45.00","method":"cash","memo":"rain""# + change.json
    ),
    ("account", "r-3", #","reservation":"r-3""#),
    ("quote-cancel", "r-3", #","reservation":"r-3""#),
    (
      "list-balances", "--state due --state overdue --camper c-1",
      #","state":["due","overdue"],"camper":"c-1""#
    ),
    ("list-balances", "", ""),
  ]
}
