import Persistence

extension Migration {
  /// Names that are found whatever their accents, and more about the people of a camper.
  static let people = Migration(
    "names without accents, more about campers and the campground",
    script: """
      ALTER TABLE camper ADD COLUMN address TEXT CHECK (address <> '');
      ALTER TABLE camper ADD COLUMN second_phone TEXT CHECK (second_phone <> '');
      -- The members of the party as a JSON list.
      ALTER TABLE camper ADD COLUMN members TEXT;
      -- Numbers of sites are one whatever their case; a store that has two such goes on.
      CREATE TRIGGER camp_site_unlike BEFORE INSERT ON camp_site
        WHEN EXISTS (SELECT 1 FROM camp_site WHERE lower(number) = lower(NEW.number) AND number <> NEW.number)
        BEGIN SELECT RAISE(ABORT, 'another site has this number in other case'); END;
      -- The contact of the campground, and its habits at the desk, as JSON.
      ALTER TABLE settings ADD COLUMN desk TEXT;
      """
  ) { store in
    // Names in ASCII have the key by which they are found from now on.
    let names = try store.rows("SELECT id, full_name, name_key FROM camper") {
      (id: try $0[0] as Int, name: try $0[1] as String, key: try $0[2] as String)
    }
    for camper in names {
      let key = PersonText.nameKey(camper.name)
      if key != camper.key { try store.execute("UPDATE camper SET name_key = \(key) WHERE id = \(camper.id)") }
    }
  }
}
