#if PostgreSQL
  import Persistence

  extension Schema {
    /// The rights of a server's roles on each table besides reading it, with the works that need them.
    ///
    /// The journal, the ledger and the policies are only added to; the commands that overwrite them are the owner's: forget a person,
    /// renumber a site, import a whole campground. Of an entry only its batch can be changed, while it is being written; triggers write the
    /// witness of an entry and free the keys of one that is undone. Who may change no more than notes has the right to change the row, of
    /// which a trigger keeps all else as it is.
    package static let rightsOnServer: [TableRights] = [
      TableRights("counter", "INSERT, UPDATE", for: StoreWork.allCases),
      TableRights("turn", "UPDATE", for: StoreWork.allCases),
      TableRights("command", "INSERT, UPDATE (batch)", for: StoreWork.allCases),
      TableRights("change", "INSERT", for: StoreWork.allCases),
      TableRights("undoing", "INSERT", for: StoreWork.allCases),
      TableRights("key", "INSERT", for: StoreWork.allCases),
      TableRights("camp_site", "UPDATE", for: [.notes]),
      TableRights("reservation", "UPDATE", for: [.notes]),
      TableRights("ledger", "INSERT", for: [.account]),
      TableRights("camp_site", "INSERT, DELETE", for: [.stay]),
      TableRights("reservation", "INSERT, DELETE", for: [.stay]),
      TableRights("camper", "INSERT, UPDATE, DELETE", for: [.stay]),
      TableRights("night", "INSERT, UPDATE, DELETE", for: [.stay]),
      TableRights("block", "INSERT, UPDATE, DELETE", for: [.stay]),
      TableRights("displaced_night", "INSERT, UPDATE, DELETE", for: [.stay]),
      TableRights("waitlist", "INSERT, UPDATE, DELETE", for: [.stay]),
      TableRights("feed_wait", "INSERT, DELETE", for: [.stay]),
      TableRights("settings", "INSERT, UPDATE, DELETE", for: [.prices]),
      TableRights("type_rules", "INSERT, UPDATE, DELETE", for: [.prices]),
      TableRights("stay_rule", "INSERT, UPDATE, DELETE", for: [.prices]),
      TableRights("rate", "INSERT, UPDATE, DELETE", for: [.prices]),
      TableRights("tax", "INSERT, UPDATE, DELETE", for: [.prices]),
      TableRights("discount", "INSERT, UPDATE, DELETE", for: [.prices]),
      TableRights("item", "INSERT, UPDATE, DELETE", for: [.prices]),
      TableRights("policy", "INSERT", for: [.prices]),
    ]
  }
#endif
