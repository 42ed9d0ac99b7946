/// The requested changes of a site and its features, such as `loop`; nil leaves a feature as it is.
///
/// Adding a site is editing one that has only a number.
public typealias SiteEdits = FieldEdits<CampSite>

extension CampSite: PartedRecord {
  public typealias Part = SiteFeatures
}

extension FieldEdits<CampSite> {
  /// The new number; ignored when a site is added.
  package var renumber: SiteNumber? {
    get { value(\CampSite.siteNumber) as? SiteNumber }
    set { change(\CampSite.siteNumber, to: newValue) }
  }

  /// The edits of a new site, which is in service under its own number.
  var ofNew: SiteEdits {
    var edits = self
    (edits.retired, edits.renumber) = (nil, nil)
    return edits
  }
}
