/// The requested changes of a site and its features, such as `loop`; nil leaves a feature as it is.
///
/// Adding a site is editing one that has only a number.
public typealias SiteEdits = FieldEdits<CampSite>

extension FieldEdits<CampSite> {
  public subscript<Value: Hashable & Sendable>(
    dynamicMember path: WritableKeyPath<SiteFeatures, Value> & Sendable
  ) -> Value? {
    get { value(path) as? Value }
    set { change(path, to: newValue) }
  }

  public subscript<Value: Hashable & Sendable>(
    dynamicMember path: WritableKeyPath<SiteFeatures, Value?> & Sendable
  ) -> Edit<Value>? {
    get { edit(path) }
    set { change(path, to: newValue.map(\.value)) }
  }

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
