import Persistence

extension Migration {
  /// A camper's stays are found by their end, so that those of years ago cost a new one nothing.
  static let campers = Migration(
    "a camper's stays by their end",
    script: """
      DROP INDEX reservation_by_camper;
      CREATE INDEX reservation_by_camper ON reservation (camper, departure);
      """)
}
