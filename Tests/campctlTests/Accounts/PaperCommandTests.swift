import Foundation
import Testing

/// The reports of taxes, deposits and balances as people and programs request them.
@Suite struct PaperCommandTests: ~Copyable {
  /// Reservation r-1 for 99.00, half of it paid.
  private let shell = Shell.campground(
    """
    add-rate Standard --nightly 45.00
    add-tax county --percent 10%
    reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2
    pay r-1 49.50 --method cash
    """)

  @Test func `taxes have their base, as rows and in total`() throws {
    #expect(
      try shell.run("campctl report taxes --by month,name --json").output == """
        {"from":"2027-01-01","before":"2028-01-01","rows":[\
        {"name":"county","month":"2027-07","type":null,"taxed":"90.00","exempt":"0.00","tax":"9.00","kept":"0.00"}],\
        "total":{"taxed":"90.00","exempt":"0.00","tax":"9.00","kept":"0.00"},"currency":"USD"}

        """)
    #expect(
      try shell.run("campctl report taxes --csv").output
        == "name,month,type,taxed,exempt,tax,kept\r\ncounty,,,90.00,0.00,9.00,0.00\r\n")
    let text = try shell.run("campctl report taxes", environment: ["LC_ALL": "C.UTF-8"])
    #expect(
      text.output.hasPrefix(
        """
        Taxes, Fri 2027-01-01 to Sat 2028-01-01, by name
        NAME    TAXED  EXEMPT   TAX  KEPT
        county  90.00    0.00  9.00  0.00  ████████████████████
        Total   90.00    0.00  9.00  0.00

        """))
    #expect(
      try shell.run("campctl report taxes --before 2027-07-01").errors
        == "No taxes, Fri 2027-01-01 to Thu 2027-07-01.\n")
  }

  @Test func `deposits and balances stand before a day`() throws {
    let contact =
      #""camper":{"id":"c-1","fullName":"Bacon Lover","phoneNumber":"910-543-9000","email":null,"warning":null}"#
    #expect(
      try shell.run("campctl report deposits --on 2027-06-02 --json").output == """
        {"on":"2027-06-02","rows":[{"reservation":"r-1",\(contact),"arrival":"2027-07-04",\
        "held":"49.50","credit":"0.00","security":"0.00"}],\
        "total":{"held":"49.50","credit":"0.00","security":"0.00"},"currency":"USD"}

        """)
    #expect(
      try shell.run("campctl report balances --on 2027-08-10 --json").output == """
        {"on":"2027-08-10","rows":[{"reservation":"r-1",\(contact),"balance":"49.50","age":"31-60"}],\
        "total":{"balance":"49.50","days0to30":"0.00","days31to60":"49.50","days61to90":"0.00","days91up":"0.00"},\
        "currency":"USD"}

        """)
    #expect(try shell.run("campctl report deposits").errors == "Nothing is held for a camper before Tue 2027-06-01.\n")
    #expect(try shell.run("campctl report balances").errors == "Nothing was owed before Tue 2027-06-01.\n")
    #expect(
      try shell.run("campctl report balances --on 2027-08-10 --csv").output
        == "reservation,camperId,fullName,phoneNumber,email,warning,balance,age\r\n"
        + "r-1,c-1,Bacon Lover,910-543-9000,,,49.50,31-60\r\n")
    for report in ["deposits", "balances", "taxes"] {
      #expect(try shell.run("campctl report \(report) --html").output.hasPrefix("<!DOCTYPE html>"), "\(report)")
    }
    let text = try shell.run("campctl report deposits --on 2027-07-01").output
    #expect(text.contains("r-1          Bacon Lover  Sun 2027-07-04  49.50    0.00      0.00"))
  }
}
