import Testing

/// The price list to hang up.
@Suite struct PriceListTests {
  private func page(_ lines: [String]) throws -> String {
    let shell = Shell.campground()
    for line in lines { try shell.json(line) }
    let result = try shell.run("campctl list-rates --html --now 2027-06-01")
    try #require(result.status == 0, "\(result.errors)")
    return result.output
  }

  @Test func `prices stand by their sites, in the order of their seasons, with what is beside them`() throws {
    let page = try page([
      "settings --name Trout", "add-rate Cabins --nightly 95 --type cabin --min-nights 2",
      "add-rate Lake --nightly 70 --site 12",
      "add-rate Standard --nightly 45 --weekly 280 --extra-adult 10 --extra-pet 5",
      "add-rate Weekend --nightly 60 --weekdays fri,sat --weekly 7",
      "add-rate Fourth --nightly 90 --from 2027-07-03 --before 2027-07-06 --holiday",
      "add-tax county --percent 7.25%", "add-tax cleaning --per-stay 10 --fee",
    ])
    let order = [
      "Trout, in USD, as of Tuesday 1 June 2027", "All other sites", ">Standard <", ">Weekend <", ">Fourth <",
      "Sites of type cabin", ">Cabins <", "Site 12", ">Lake <", "county", "7.25% of nights and extras", "cleaning",
    ]
    let places = order.map { page.firstRange(of: $0)?.lowerBound }
    #expect(places.allSatisfy { $0 != nil }, "\(zip(order, places).filter { $0.1 == nil })")
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
    for words in [
      "Fridays and Saturdays", "Holiday, 3 July to 5 July 2027", "from 2 nights", "280.00",
      "2 adults included, each extra adult 10.00 and each extra pet 5.00 a night",
    ] {
      #expect(page.contains(words), "\(words)")
    }
    #expect(page.contains(">Week<") && !page.contains(">Month<"))
    #expect(!page.contains(">7.00<"))
  }

  @Test func `a season that is over is left out, and a list of none says so`() throws {
    let over = "add-rate Spring --nightly 30 --before 2027-06-01"
    let page = try page([over, "add-rate Summer --nightly 45 --from 2027-06-01"])
    #expect(!page.contains("Spring") && page.contains(">Summer <"))
    #expect(page.contains(">All sites<") && !page.contains("A week is"))
    #expect(try self.page([over]).contains("There are no prices."))
    #expect(try self.page([]).contains("There are no prices."))
  }
}
