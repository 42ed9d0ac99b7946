import Persistence

extension Migration {
  /// What waiting, warning, merging and forgetting need.
  static let people = Migration(
    "waitlist, warnings and merged campers",
    script: """
      ALTER TABLE camper ADD COLUMN warning TEXT CHECK (warning <> '');
      -- Whose record this one's became; it is only a pointer then.
      ALTER TABLE camper ADD COLUMN merged_into INTEGER REFERENCES camper (id) CHECK (merged_into <> id);
      CREATE INDEX camper_merged ON camper (merged_into) WHERE merged_into IS NOT NULL;

      -- Who would come if there were a site. It holds no night.
      CREATE TABLE waitlist (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        version INTEGER NOT NULL CHECK (version BETWEEN 1 AND 9007199254740991),
        status TEXT NOT NULL CHECK (status IN ('waiting', 'offered', 'left')),
        camper INTEGER NOT NULL REFERENCES camper (id),
        -- Seconds since 1970-01-01 00:00 UTC.
        since INTEGER NOT NULL,
        arrive INTEGER NOT NULL,
        -- Nil takes the one arrival; else any before this day.
        arrive_before INTEGER CHECK (arrive_before > arrive),
        weekdays TEXT NOT NULL CHECK (weekdays = '' OR arrive_before IS NOT NULL),
        min_nights INTEGER NOT NULL CHECK (min_nights BETWEEN 1 AND 1000),
        max_nights INTEGER NOT NULL CHECK (max_nights BETWEEN min_nights AND 1000),
        adults INTEGER NOT NULL CHECK (adults BETWEEN 0 AND 10000),
        children INTEGER NOT NULL CHECK (children BETWEEN 0 AND 10000),
        vehicles INTEGER NOT NULL CHECK (vehicles BETWEEN 0 AND 10000),
        rig_length INTEGER CHECK (rig_length >= 1),
        equipment TEXT CHECK (equipment <> ''),
        needs TEXT NOT NULL CHECK (needs <> ''),
        site INTEGER REFERENCES camp_site (id),
        -- The hold that it was offered last.
        offer INTEGER REFERENCES reservation (id),
        CHECK (adults + children >= 1),
        CHECK (status <> 'offered' OR offer IS NOT NULL)
      ) STRICT;
      CREATE INDEX waitlist_by_status ON waitlist (status);
      CREATE INDEX waitlist_by_camper ON waitlist (camper);
      CREATE INDEX waitlist_by_site ON waitlist (site) WHERE site IS NOT NULL;
      CREATE INDEX waitlist_by_offer ON waitlist (offer) WHERE offer IS NOT NULL;
      """)
}
