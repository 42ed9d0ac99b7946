import Persistence

/// Keeps the list of the campground's sites.
public final class CampSiteService {
  let journal: Journal
  let sites: CampSiteTable

  init(journal: Journal) {
    self.journal = journal
    sites = CampSiteTable(store: journal.store)
  }

  /// Adds a site that takes any party.
  ///
  /// - Returns: The site.
  /// - Throws: ``CampingError`` when another site has the number, or the number is empty.
  @discardableResult
  public func addCampSite(
    _ number: SiteNumber, electricity: Bool = false, water: Bool = false
  ) throws -> CampSite {
    var edits = SiteEdits()
    edits.electricity = electricity
    edits.water = water
    return try addCampSite(number, edits).result
  }

  /// Adds a site with features.
  ///
  /// - Parameters:
  ///   - number: The number as painted on its post, which no other site has.
  ///   - edits: The features; each that is left out keeps its default, which is no limit.
  /// - Returns: The site.
  /// - Throws: ``CampingError`` with every problem: a number that another site has, and features that cannot be.
  @discardableResult
  public func addCampSite(_ number: SiteNumber, _ edits: SiteEdits) throws -> WriteResult<CampSite> {
    try journal.record("add-site") { entry in
      entry.record(SiteRequest(number: number, features: edits))
      var problems = try problems(of: number)
      let new = edits.ofNew.applied(to: CampSite(new: number), &problems)
      try problems.refuse()
      let site = try sites.insert(new)
      try entry.created(site)
      return site
    }
  }

  /// Adds the sites of a list, each with the same features: all of them or none.
  ///
  /// - Throws: ``CampingError`` with every problem: more sites than ``SiteRange/most``, numbers that stand twice in it or that
  ///   other sites have, and features that cannot be.
  package func addCampSites(_ list: SiteList, _ edits: SiteEdits) throws -> WriteResult<[CampSite]> {
    try journal.record("add-site") { entry in
      entry.record(SiteRequest(number: SiteNumber(stringLiteral: list.text), features: edits))
      var problems = try problems(of: list)
      let features = edits.ofNew.applied(to: .blank, &problems).features
      try problems.refuse()
      return try list.numbers.map { number in
        let site = try sites.insert(CampSite(new: number, features))
        try entry.created(site)
        return site
      }
    }
  }

  /// The problems of new sites as far as they are given, each of which stands whatever the other parts are.
  package func problems(of numbers: (one: SiteNumber?, list: SiteList?), _ edits: SiteEdits) throws -> [Problem] {
    var problems = try (numbers.one.map { try self.problems(of: $0) } ?? []) + (numbers.list.map(problems) ?? [])
    _ = edits.applied(to: .blank, &problems)
    return problems
  }

  private func problems(of list: SiteList) throws -> [Problem] {
    guard list.count <= SiteRange.most else {
      return [.stay(.invalidCount(list.count, most: SiteRange.most))]
    }
    let held = try Set(sites.all().map { $0.siteNumber.text.lowercased() })
    var (problems, seen): ([Problem], Set<String>) = ([], [])
    for number in list.numbers {
      _ = PersonText.clean(number.text, field: "number", limit: 40, &problems)
      let isFirst = seen.insert(number.text.lowercased()).inserted
      if !isFirst { problems.append(.site(.repeated(number))) }
      if isFirst, held.contains(number.text.lowercased()) { problems.append(.record(.duplicateSiteNumber(number))) }
    }
    return problems
  }

  /// The problems of a number for a site, or for a new one: it cannot be kept, or another site has it.
  func problems(of number: SiteNumber, for id: Int64? = nil) throws -> [Problem] {
    var problems: [Problem] = []
    let text = PersonText.clean(number.text, field: "number", limit: 40, &problems)
    if text.isEmpty { problems.append(.record(.emptySiteNumber)) }
    if let other = try sites.holder(of: number, besides: id) {
      problems.append(.record(.duplicateSiteNumber(other.siteNumber)))
    }
    return problems
  }

  /// Takes a site out of service: it gets no new reservation, and those it has stand.
  ///
  /// - Throws: ``CampingError`` when there is no such site.
  @discardableResult
  public func retireCampSite(_ number: SiteNumber) throws -> WriteResult<CampSite> {
    try change(number, "retire-site", SiteRequest(number: number, features: nil)) { site, _ in
      site.retired = true
    }
  }

  /// Deletes a site that never had a reservation or block; one that had can only be retired.
  ///
  /// - Throws: ``CampingError`` when there is no such site, and when it had a reservation or block.
  public func deleteCampSite(_ number: SiteNumber) throws {
    try delete(number) { try find(number) }
  }

  /// Deletes a site that never had a reservation or block; another site that has its number by now stays.
  ///
  /// - Throws: ``CampingError`` when the site is gone, and when it had a reservation or block.
  public func deleteCampSite(_ site: CampSite) throws {
    try delete(site.siteNumber) {
      guard let site = try sites.site(id: site.id) else {
        throw CampingError(.notFound, [try notFound(site.siteNumber)])
      }
      return site
    }
  }

  private func delete(_ number: SiteNumber, _ find: () throws -> CampSite) throws {
    _ = try journal.record("delete-site") { entry in
      entry.record(SiteRequest(number: number, features: nil))
      let site = try find()
      do {
        try sites.remove(site.id)
        try journal.store.settle()
      } catch StoreError.constraint(.foreignKey) {
        throw CampingError(.invalidRequest, [.record(.siteInUse(number))])
      }
      try entry.deleted(site)
      return site
    }
  }

  /// The site with this number; nil when there is none.
  ///
  /// - Throws: `StoreError` when the store fails.
  public func getCampSite(_ number: SiteNumber) throws -> CampSite? {
    try sites.site(number)
  }

  /// The sites of some numbers, each by the number as it is given; one that does not exist is not among them.
  func campSites(_ numbers: [SiteNumber]) throws -> [SiteNumber: CampSite] { try sites.sites(numbers) }

  /// The edit with the number as the site has it; throws ``CampingError`` when there is no such site.
  func named(_ edit: Edit<SiteNumber>?) throws -> Edit<SiteNumber>? {
    guard let number = edit?.value else { return edit }
    return .set(try find(number).siteNumber)
  }

  /// The edit that names a site; nil when there is no such site, which is a problem of its own.
  func known(_ edit: Edit<SiteNumber>?) throws -> Edit<SiteNumber>? {
    guard let number = edit?.value else { return edit }
    return try sites.site(number) == nil ? nil : edit
  }

  /// The site with this number.
  ///
  /// - Throws: ``CampingError`` when there is none.
  public func find(_ number: SiteNumber) throws -> CampSite {
    if let site = try sites.site(number) { return site }
    throw CampingError(.notFound, [try notFound(number)])
  }

  /// The numbers that differ in case alone, which an older release has taken (domain rule R34).
  package func alike() throws -> [[SiteNumber]] {
    let numbers = try sites.all().map(\.siteNumber)
    let groups = Dictionary(grouping: numbers) { $0.text.lowercased() }
    return groups.values.filter { $0.count > 1 }.map { $0.sorted() }.sorted { $0[0] < $1[0] }
  }

  /// The sites that pass the filter, retired ones too, in natural order.
  ///
  /// - Throws: `StoreError` when the store fails.
  public func listCampSites(_ filter: SiteFilter = SiteFilter()) throws -> [CampSite] {
    try sites.all().filter(filter.includes)
  }

  func notFound(_ number: SiteNumber) throws -> Problem {
    let alike = try sites.all().filter { $0.siteNumber.orderKey == number.orderKey }.map(\.siteNumber.text)
    let near = alike.isEmpty ? nil : alike.joined(separator: ", and ")
    if near == nil, let (site, entry) = try sites.renumbered(from: number),
      let seconds = try JournalTable(store: journal.store).entry(entry)?.seconds
    {
      let day = journal.clock.moment(at: seconds).day
      return .reference(.renumbered(number.text, on: day, now: site.siteNumber))
    }
    return .reference(.notFound(.site, number.text, field: "site", near: near))
  }
}

/// A request for a site, as the journal keeps it.
struct SiteRequest: FieldWritable {
  let number: SiteNumber
  let features: SiteEdits?

  func write(to fields: inout some FieldWriter) {
    if let features { fields.object("features", features.write) }
    fields.field("number", number)
  }
}
