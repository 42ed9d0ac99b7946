#if PostgreSQL
  import Testing

  @testable import CampgroundManager
  @testable import Persistence

  /// The rights that the owner of a campground on a server gives to roles.
  @Suite(.enabled(if: ServerSchema.location != nil, "CAMPCTL_TEST_SERVER names no server"))
  struct GrantOnServerTests {
    private let camp: ServedCampground
    private let owner: String
    private let desk: String

    init() throws {
      camp = try ServedCampground()
      (owner, desk) = (try camp.role("owner", mayMake: true), try camp.role("desk"))
      _ = try camp.open(as: owner, .owner)
    }

    private func grant(_ kind: StoreRole, to role: String, as giver: String? = nil) throws {
      try camp.open(as: giver ?? owner).grant(kind, to: role)
    }

    private func addSite(_ number: SiteNumber, as role: String) throws {
      try CampSiteService(store: camp.open(as: role)).addCampSite(number, electricity: false, water: false)
    }

    @Test func `a front desk works, and a reader looks`() throws {
      try grant(.front, to: desk)
      try addSite(1, as: desk)
      try grant(.read, to: desk)
      #expect(try CampSiteService(store: camp.open(as: desk)).find(1).siteNumber == 1)
      #expect(try camp.obstacle { try addSite(2, as: desk) } == .needsOwner)
    }

    @Test func `forgetting a person is the owner's`() throws {
      try grant(.front, to: desk)
      let store = try camp.open(as: desk)
      let camper = try CamperService(store: store).addCamper("Bacon Lover", phoneNumber: "910-543-9000")
      let id = camper.id
      for (role, expected) in [(desk, StoreUnusable.needsOwner), (owner, nil)] {
        let campground = try Campground(store: camp.open(as: role))
        #expect(try camp.obstacle { _ = try campground.people.forget(CamperReference("\(id)")) } == expected)
      }
    }

    @Test func `a role that there is not, and the owner as a desk, are refused`() throws {
      for name in ["\(desk)_absent", "public", "", String(repeating: "a", count: 80), "a'\"\\"] {
        #expect(throws: StoreRoleProblem.unknown(name)) { try grant(.front, to: name) }
      }
      #expect(throws: StoreRoleProblem.owner(owner)) { try grant(.front, to: owner) }
      #expect(throws: StoreRoleProblem.owner(owner)) { try grant(.read, to: owner) }
      try grant(.owner, to: owner)
    }

    @Test func `a desk gives nobody rights, itself included`() throws {
      try grant(.front, to: desk)
      let other = try camp.role("other")
      for role in [desk, other, owner] {
        for kind in StoreRole.allCases {
          #expect(try camp.obstacle { try grant(kind, to: role, as: desk) } == .needsOwner)
        }
      }
      #expect(try camp.obstacle { try addSite(1, as: other) } == .notGranted)
    }

    @Test func `the owner gives everything to a role of which it is a member alone, and the administrator to any`()
      throws
    {
      let heir = try camp.role("heir")
      #expect(throws: StoreRoleProblem.beyondOwner(heir)) { try grant(.owner, to: heir) }
      try camp.open().grant(.owner, to: heir)
      try grant(.front, to: desk, as: heir)
      try addSite(1, as: desk)
      #expect(try camp.obstacle { try addSite(2, as: owner) } == .notGranted)
    }

    @Test func `a rehearsal gives nothing`() throws {
      let campground = try Campground(store: camp.open(as: owner))
      try campground.rehearse { try campground.store.grant(.front, to: desk) }
      #expect(try camp.obstacle { try addSite(1, as: desk) } == .notGranted)
    }
  }
#endif
