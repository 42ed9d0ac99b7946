/// A site that a request names otherwise than its post does: without leading zeros, or in other case (domain rule R34).
package struct SiteReading: Hashable, Sendable {
  package let given: SiteNumber
  package let site: SiteNumber
}

extension SiteReading: FieldWritable {
  package func write(to fields: inout some FieldWriter) {
    fields.field("given", given)
    fields.field("site", site)
  }
}
