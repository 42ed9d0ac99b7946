import ArgumentParser

/// All commands, in the groups of the help.
struct Campctl: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "campctl",
    abstract: "Manage a campground's sites, campers and reservations from the shell.",
    discussion: """
      One file is one campground; no night is ever sold twice. Every command answers in text, or with --json, --jsonl \
      or --csv in a form for programs, and by its exit status.
      """,
    version: "0.1.0",
    groupedSubcommands: groups.map { CommandGroup(name: $0.name, subcommands: $0.verbs.map(\.type)) })

  /// Where each command is listed.
  static let groups: [VerbGroup] = [
    VerbGroup(
      "Campground",
      [
        .campground("settings", Settings.self),
        .campground("info", Info.self),
      ]),
    VerbGroup(
      "Sites",
      [
        .campground("add-site", AddSite.self),
        .campground("update-site", UpdateSite.self),
        .campground("retire-site", RetireSite.self),
        .campground("list-sites", ListSites.self),
        .campground("show-site", ShowSite.self),
        .campground("block-site", BlockSite.self),
        .campground("unblock-site", UnblockSite.self),
        .campground("list-blocks", ListBlocks.self),
      ]),
    VerbGroup(
      "Campers",
      [
        .campground("add-camper", AddCamper.self),
        .campground("update-camper", UpdateCamper.self),
        .campground("list-campers", ListCampers.self),
        .campground("show-camper", ShowCamper.self),
        .campground("merge-campers", MergeCampers.self),
        .campground("forget-camper", ForgetCamper.self),
      ]),
    VerbGroup(
      "Reservations",
      [
        .campground("availability", Availability.self),
        .campground("reserve", Reserve.self),
        .campground("hold", Hold.self),
        .campground("confirm", Confirm.self),
        .campground("show-reservation", ShowReservation.self),
        .campground("list-reservations", ListReservations.self),
        .campground("change", Change.self),
        .campground("move", Move.self),
        .campground("swap", Swap.self),
        .campground("check-in", CheckIn.self),
        .campground("check-out", CheckOut.self),
        .campground("no-show", NoShow.self),
        .campground("cancel", Cancel.self),
      ]),
    VerbGroup(
      "Money",
      [
        .campground("quote", Quote.self),
        .campground("reprice", Reprice.self),
        .campground("add-rate", AddRate.self),
        .campground("list-rates", ListRates.self),
        .campground("remove-rate", RemoveRate.self),
        .campground("add-tax", AddTax.self),
        .campground("list-taxes", ListTaxes.self),
        .campground("remove-tax", RemoveTax.self),
        .campground("policy", ChangePolicy.self),
      ]),
    VerbGroup(
      "Waitlist",
      [
        .campground("join-waitlist", JoinWaitlist.self),
        .campground("list-waitlist", ListWaitlist.self),
        .campground("offer", Offer.self),
        .campground("leave-waitlist", LeaveWaitlist.self),
      ]),
    VerbGroup(
      "Accounts",
      [
        .campground("charge", Charge.self),
        .campground("adjust", Adjust.self),
        .campground("pay", Pay.self),
        .campground("refund", Refund.self),
        .campground("account", ShowAccount.self),
        .campground("list-balances", ListBalances.self),
        .campground("quote-cancel", QuoteCancel.self),
      ]),
    VerbGroup(
      "Front desk",
      [
        .campground("chart", ShowChart.self),
        .campground("today", Today.self),
        .campground("turnover", Turnover.self),
        .campground("list-arrivals", ListArrivals.self),
        .campground("placards", Placards.self),
        .campground("confirmation", ShowConfirmation.self),
      ]),
    VerbGroup(
      "Scripting",
      [
        .other("batch", RunBatch.self),
        .campground("log", Log.self),
        .campground("undo", Undo.self),
        .other("watch", Watch.self),
      ]),
    VerbGroup(
      "Books",
      [
        .other("report", Reports.self)
      ]),
    VerbGroup(
      "Data",
      [
        .other("import", Import.self),
        .other("export", Export.self),
      ]),
    VerbGroup(
      "Care",
      [
        .campground("check", Check.self),
        .campground("backup", Backup.self),
        .other("restore", Restore.self),
      ]),
  ]
}

extension Verbs {
  /// All of them.
  static let campctl = Verbs(Campctl.groups.flatMap(\.verbs))
}
