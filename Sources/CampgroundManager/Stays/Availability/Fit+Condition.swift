import Persistence

/// The same judgement made by a statement, which need not read most sites when no reasons are requested.
extension Fit {
  /// A condition on `site`, true when it has no ``problems(at:)`` for a party that has none of its own.
  ///
  /// A row is read only as far as the first column that fails, so they stand nearly as in the row.
  var condition: SQL {
    SQL.joined(needs.conditions + rigConditions + capacityConditions + ["site.retired = 0"], by: " AND ")
  }

  /// The needs that no override can waive, as far as a statement can judge them.
  var necessities: SQL { SQL.joined(needs.conditions + ["site.retired = 0"], by: " AND ") }

  private var capacityConditions: [SQL] {
    [
      "(site.max_people IS NULL OR site.max_people >= \(party.people))", "site.min_people <= \(party.people)",
      "(site.max_vehicles IS NULL OR site.max_vehicles >= \(party.vehicles))",
    ]
  }

  private var rigConditions: [SQL] {
    var conditions: [SQL] = []
    if let length = party.rigLength {
      let unknown: SQL = needs.acceptUnknownLength ? "site.max_length IS NULL OR " : ""
      conditions.append("(\(unknown)site.max_length >= \(length))")
    }
    if let equipment = party.equipment {
      conditions.append("(site.equipment = '' OR \(CampSiteTable.has(equipment, in: "site.equipment")))")
    }
    return conditions
  }
}

extension SiteNeeds {
  fileprivate var conditions: [SQL] { (type.map { ["site.type = \($0)"] } ?? []) + features.conditions }
}

extension FeatureNeeds {
  fileprivate var conditions: [SQL] {
    var conditions: [SQL] = []
    if electricity { conditions.append("site.electricity = 1") }
    conditions += amps.map { CampSiteTable.has($0, in: "site.amps") }
    if water { conditions.append("site.water = 1") }
    if sewer { conditions.append("site.sewer = 1") }
    if pullThrough { conditions.append("site.pull_through = 1") }
    if accessible { conditions.append("site.accessible = 1") }
    return conditions
  }
}
