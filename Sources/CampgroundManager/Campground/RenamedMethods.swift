// Former names, for programs that were written with them.

@available(*, deprecated, renamed: "WriteResult")
public typealias Written = WriteResult

extension CampSiteService {
  /// Changes features of a site.
  @available(*, deprecated, renamed: "changeCampSite(_:_:)")
  @discardableResult
  public func updateCampSite(_ number: SiteNumber, _ edits: SiteEdits) throws -> WriteResult<CampSite> {
    try changeCampSite(number, edits)
  }
}

extension CamperService {
  /// Changes a camper's record.
  @available(*, deprecated, renamed: "changeCamper(_:_:)")
  @discardableResult
  public func updateCamper(_ reference: CamperReference, _ edits: CamperEdits) throws -> WriteResult<Camper> {
    try changeCamper(reference, edits)
  }
}
