import JSONText
import Persistence
import TestSupport
import Testing

@testable import CampgroundManager

/// Images and answers as earlier versions wrote them.
struct OldTextTests {
  @Test func `a site's answer with an object of what it offers is read`() throws {
    let old = """
      {"id":7,"version":1,"siteNumber":"12","retired":false,"features":{"type":"cabin","electricity":true,"amps":[30],\
      "water":false,"sewer":false,"minPeople":1,"pullThrough":false,"accessible":false,"equipment":["rv"]}}
      """
    let site = try CampSite.replay(JSONValue(text: old), from: Store(.memory))
    #expect((site.id, site.siteNumber, site.version) == (7, "12", 1))
    #expect((site.type, site.features.amps, site.features.equipment) == ("cabin", [30], ["rv"]))
  }

  @Test func `a tax whose value is in an object of its own is read, and shown without`() throws {
    for (old, new, share) in [
      (#"{"percent":{"_0":"8.1%"}}"#, #"{"percent":"8.1%"}"#, Measure.percent(try #require(Percent("8.1%")))),
      (#"{"perNight":{"_0":150}}"#, #"{"perNight":"1.50"}"#, .perNight(150)),
      (#"{"perStay":{"_0":999}}"#, #"{"perStay":"9.99"}"#, .perStay(999)),
    ] {
      let rule = try TaxRule.read(image: #"{"name":"state","isFee":true,"share":\#(old)}"#)
      #expect(rule == TaxRule(name: "state", isFee: true, share: share))
      #expect(rule.image(.shown(digits: 2)) == #"{"name":"state","isFee":true,"share":\#(new)}"#)
    }
  }

  @Test(arguments: [
    #"{"id":"l-1","amount":"1.50","version":1}"#, #"{"id":"r-1","version":1}"#, #"{"id":"l-1","amount":1}"#, "[]", "{",
  ])
  func `an image with what is never written is damage`(text: String) {
    #expect(throws: StoreError.unreadableImage) { try LedgerTable.image(text) }
  }

  @Test func `amounts in the log are decimal text, whatever they are in`() throws {
    let camp = try TestCampground()
    try camp.makeFullHold()
    try camp.makeTax { $0.percent = Percent("7.25%") }
    let changes = try camp.entries().flatMap(\.changes)
    let images = changes.compactMap(\.after).joined()
    #expect(images.contains(#""price":{"amount":"60.00","rate":"Summer","extras":{"adults":"6.00""#), "\(images)")
    #expect(images.contains(#""share":{"percent":"7.25%"}"#))
    #expect(images.contains(#""weekly":"380.00""#))
    #expect(images.contains(#""cancellation":"7:0% 1:45.00 0:all""#))
    #expect(!images.contains("_0"))
    #expect(changes.filter { $0.kind == LedgerEntry.kind }.allSatisfy { $0.after?.contains(#""amount":""#) == true })
  }
}
