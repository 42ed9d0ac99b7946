#if PostgreSQL
  import Persistence

  extension Schema {
    /// The rights of a front desk's role on each table besides reading it, as GRANT lists them.
    ///
    /// They are all that the daily commands need. The journal, the ledger and the policies are only added to; the commands
    /// that overwrite them are the owner's: forget a person, renumber a site, import a whole campground. Of an
    /// entry only its batch can be changed, and of the keys only those of undone entries can be removed, as the policies
    /// of the tables' rows have it.
    package static let frontDeskRights: KeyValuePairs<StaticString, StaticString> = [
      "store": "",
      "campground": "",
      "counter": "INSERT, UPDATE",
      "settings": "INSERT, UPDATE, DELETE",
      "type_rules": "INSERT, UPDATE, DELETE",
      "camp_site": "INSERT, UPDATE, DELETE",
      "camper": "INSERT, UPDATE, DELETE",
      "reservation": "INSERT, UPDATE, DELETE",
      "night": "INSERT, UPDATE, DELETE",
      "block": "INSERT, UPDATE, DELETE",
      "displaced_night": "INSERT, UPDATE, DELETE",
      "waitlist": "INSERT, UPDATE, DELETE",
      "rate": "INSERT, UPDATE, DELETE",
      "tax": "INSERT, UPDATE, DELETE",
      "discount": "INSERT, UPDATE, DELETE",
      "item": "INSERT, UPDATE, DELETE",
      "stay_rule": "INSERT, UPDATE, DELETE",
      "feed_wait": "INSERT, DELETE",
      "policy": "INSERT",
      "ledger": "INSERT",
      "command": "INSERT, UPDATE (batch)",
      "change": "INSERT",
      "undoing": "INSERT",
      "key": "INSERT, DELETE",
    ]
  }
#endif
