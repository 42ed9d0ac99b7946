/// The requested changes of the settings; nil leaves one as it is.
public typealias SettingsEdits = FieldEdits<CampgroundSettings>

/// The settings that a request has in another form.
public struct RequestedSettings {
  public var currency: String
  /// The methods of payment that are accepted; empty accepts any.
  public var methods: String?
  public var surcharge: String?
  /// The type of sites for which the rules of stays are to differ; a cleared rule is the campground's again.
  public var type: Slug
}

extension CampgroundSettings: PartedRecord, RequestedRecord {
  public typealias Part = RequestedParty
  public typealias Request = RequestedSettings
}

extension MoneySettings: RequestedRecord {
  package typealias Request = RequestedSettings
}

/// The contact, the habits at the desk and the limits on stays have names of their own, too.
extension FieldEdits<CampgroundSettings> {
  public subscript<Value: Hashable & Sendable>(
    dynamicMember path: WritableKeyPath<DeskSettings, Value?> & Sendable
  ) -> Edit<Value>? {
    get { edit(path) }
    set { change(path, to: newValue.map(\.value)) }
  }

  public subscript<Value: Hashable & Sendable>(
    dynamicMember path: WritableKeyPath<StayLimits, Value?> & Sendable
  ) -> Edit<Value>? {
    get { edit(path) }
    set { change(path, to: newValue.map(\.value)) }
  }

  /// True when nothing is to change.
  public var isEmpty: Bool {
    var edits = self
    edits.type = nil
    return edits == SettingsEdits()
  }

  /// The settings after the edits; reports in `problems` whatever is invalid.
  ///
  /// The limits of a type are edited in the place of the campground's.
  func applied(to settings: CampgroundSettings, _ problems: inout [Problem]) -> CampgroundSettings {
    var before = settings
    let type: Slug? = self.type
    if let type {
      if !without(StayLimits.self).isEmpty { problems.append(.settings(.notOfType(type))) }
      before.limits = settings.limits(of: type)
    }
    let code: String? = self.currency
    var after = applied(to: before, in: code.flatMap(Currency.init) ?? settings.currency, &problems)
    if let type {
      after.setLimits(after.limits, of: type)
      after.limits = settings.limits
    } else {
      after.limits = after.limits.over(.least)
    }
    problems += after.unknownMethods + after.crossedLimits
    return after
  }
}

extension CampgroundSettings {
  /// The problems of surcharges of methods that are not accepted.
  fileprivate var unknownMethods: [Problem] {
    surcharge.map(\.method).filter { !methods.isEmpty && $0.method(in: methods) == nil }
      .map { .money(.unknownMethod($0, methods, field: "surcharge")) }
  }

  /// The problems of a minimum stay above the maximum, which would close the campground, or a type, in silence.
  fileprivate var crossedLimits: [Problem] {
    let own = types.filter { $0.limits.minNights != nil || $0.limits.maxNights != nil }
    let all = [(type: nil, limits)] + own.map { (type: $0.type, $0.limits.over(limits)) }
    return all.compactMap { type, limits in
      guard let minimum = limits.minNights, let maximum = limits.maxNights, minimum > maximum, maximum > 0 else {
        return nil
      }
      return .settings(.crossedNights(shortest: minimum, longest: maximum, type))
    }
  }
}
