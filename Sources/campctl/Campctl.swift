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
    groupedSubcommands: [
      CommandGroup(name: "Campground", subcommands: [Settings.self, Info.self]),
      CommandGroup(name: "Front desk", subcommands: [ShowChart.self]),
      CommandGroup(
        name: "Sites",
        subcommands: [
          AddSite.self, UpdateSite.self, RetireSite.self, ListSites.self, ShowSite.self, BlockSite.self,
          UnblockSite.self, ListBlocks.self,
        ]),
      CommandGroup(
        name: "Campers",
        subcommands: [
          AddCamper.self, UpdateCamper.self, ListCampers.self, ShowCamper.self, MergeCampers.self, ForgetCamper.self,
        ]),
      CommandGroup(
        name: "Reservations",
        subcommands: [
          Availability.self, Reserve.self, Hold.self, Confirm.self, ShowReservation.self, ListReservations.self,
          Change.self, Move.self, Swap.self, CheckIn.self, CheckOut.self, NoShow.self, Cancel.self,
        ]),
      CommandGroup(
        name: "Money",
        subcommands: [
          Quote.self, Reprice.self, AddRate.self, ListRates.self, RemoveRate.self, AddTax.self, ListTaxes.self,
          RemoveTax.self,
          ChangePolicy.self,
        ]),
      CommandGroup(
        name: "Waitlist", subcommands: [JoinWaitlist.self, ListWaitlist.self, Offer.self, LeaveWaitlist.self]),
      CommandGroup(
        name: "Accounts",
        subcommands: [
          Charge.self, Adjust.self, Pay.self, Refund.self, ShowAccount.self, ListBalances.self, QuoteCancel.self,
        ]),
      CommandGroup(
        name: "Front desk",
        subcommands: [Today.self, Turnover.self, ListArrivals.self, Placards.self, ShowConfirmation.self]),
      CommandGroup(name: "Scripting", subcommands: [RunBatch.self, Log.self, Undo.self, Watch.self]),
      CommandGroup(name: "Books", subcommands: [Reports.self]),
      CommandGroup(name: "Data", subcommands: [Import.self, Export.self]),
      CommandGroup(name: "Care", subcommands: [Check.self, Backup.self, Restore.self]),
    ])
}

extension Verbs {
  /// All of them.
  static let campctl = Verbs(Campctl.configuration.groupedSubcommands.flatMap(\.subcommands))
}
