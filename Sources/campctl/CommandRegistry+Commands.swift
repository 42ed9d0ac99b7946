/// All commands, in the groups of the help; this is the one place with a command's name.
extension CommandRegistry {
  static let campctl = CommandRegistry(
    groups: [
      Group(
        "Campground", "The campground's settings, facts and defaults.",
        [
          Entry("demo", Demo.self),
          Entry("settings", Settings.self),
          Entry("info", Info.self),
          Entry("config", ShowConfiguration.self),
        ]),
      Group(
        "Sites", "Sites, and nights that are out of sale.",
        [
          Entry("add-site", AddSite.self),
          Entry("change-site", formerly: "update-site", ChangeSite.self),
          Entry("retire-site", RetireSite.self),
          Entry("list-sites", ListSites.self),
          Entry("show-site", ShowSite.self),
          Entry("block-site", BlockSite.self),
          Entry("unblock-site", UnblockSite.self),
          Entry("list-blocks", ListBlocks.self),
        ]),
      Group(
        "Campers", "People: add, change, merge, forget.",
        [
          Entry("add-camper", AddCamper.self),
          Entry("change-camper", formerly: "update-camper", ChangeCamper.self),
          Entry("list-campers", ListCampers.self),
          Entry("show-camper", ShowCamper.self),
          Entry("find", Find.self),
          Entry("merge-campers", MergeCampers.self),
          Entry("forget-camper", ForgetCamper.self),
        ]),
      Group(
        "Reservations", "Stays from the first question to check-out.",
        [
          Entry("availability", Availability.self),
          Entry("reserve", Reserve.self),
          Entry("hold", Hold.self),
          Entry("confirm", Confirm.self),
          Entry("show-reservation", ShowReservation.self),
          Entry("list-reservations", ListReservations.self),
          Entry("change", Change.self),
          Entry("move", Move.self),
          Entry("swap", Swap.self),
          Entry("check-in", CheckIn.self),
          Entry("check-out", CheckOut.self),
          Entry("no-show", NoShow.self),
          Entry("cancel", Cancel.self),
        ]),
      Group(
        "Rules", "Minimum stays and other rules.",
        [
          Entry("add-rule", AddRule.self),
          Entry("list-rules", ListRules.self),
          Entry("change-rule", ChangeRule.self),
          Entry("remove-rule", RemoveRule.self),
        ]),
      Group(
        "Prices", "Rates, taxes, discounts, items, policies and quotes.",
        [
          Entry("quote", Quote.self),
          Entry("reprice", Reprice.self),
          Entry("add-rate", AddRate.self),
          Entry("list-rates", ListRates.self),
          Entry("change-rate", ChangeRate.self),
          Entry("remove-rate", RemoveRate.self),
          Entry("add-tax", AddTax.self),
          Entry("list-taxes", ListTaxes.self),
          Entry("change-tax", ChangeTax.self),
          Entry("remove-tax", RemoveTax.self),
          Entry("add-discount", AddDiscount.self),
          Entry("list-discounts", ListDiscounts.self),
          Entry("change-discount", ChangeDiscount.self),
          Entry("remove-discount", RemoveDiscount.self),
          Entry("add-item", AddItem.self),
          Entry("list-items", ListItems.self),
          Entry("change-item", ChangeItem.self),
          Entry("remove-item", RemoveItem.self),
          Entry("policy", ChangePolicy.self),
        ]),
      Group(
        "Waitlist", "People who wait for nights that are taken.",
        [
          Entry("join-waitlist", JoinWaitlist.self),
          Entry("list-waitlist", ListWaitlist.self),
          Entry("offer", Offer.self),
          Entry("leave-waitlist", LeaveWaitlist.self),
        ]),
      Group(
        "Accounts", "Charges, payments, refunds, receipts and balances.",
        [
          Entry("charge", Charge.self),
          Entry("uncharge", formerly: "adjust", Uncharge.self),
          Entry("discount", GiveDiscount.self),
          Entry("waive", Waive.self),
          Entry("write-off", WriteOff.self),
          Entry("sell", Sell.self),
          Entry("pay", Pay.self),
          Entry("refund", Refund.self),
          Entry("transfer", Transfer.self),
          Entry("account", ShowAccount.self),
          Entry("receipt", ShowReceipt.self),
          Entry("list-balances", ListBalances.self),
          Entry("list-payments", ListPayments.self),
        ]),
      Group(
        "Front desk", "The day's lists, the chart, letters and placards.",
        [
          Entry("chart", ShowChart.self),
          Entry("today", Today.self),
          Entry("close-day", CloseDay.self),
          Entry("turnover", Turnover.self),
          Entry("list-arrivals", ListArrivals.self),
          Entry("placards", Placards.self),
          Entry("confirmation", ShowConfirmation.self),
        ]),
      Group(
        "Scripting", "Batches, the log, SQL, undo and redo.",
        [
          Entry("batch", RunBatch.self),
          Entry("log", Log.self),
          Entry("sql", RunSQL.self),
          Entry("undo", Undo.self),
          Entry("redo", Redo.self),
          Entry("watch", Watch.self),
        ]),
      Group(
        "Reports", "Occupancy, revenue, payments, taxes and more, for a month or a year.",
        [
          Entry("report", OwnReport.self),
          Entry("report occupancy", ReportCommand<OccupancyReport>.self),
          Entry("report pace", ReportPace.self),
          Entry("report revenue", ReportCommand<RevenueReport>.self),
          Entry("report payments", ReportPayments.self),
          Entry("report taxes", ReportCommand<TaxesReport>.self),
          Entry("report deposits", ReportDeposits.self),
          Entry("report balances", ReportBalances.self),
          Entry("report items", ReportCommand<ItemsReport>.self),
          Entry("report discounts", ReportCommand<DiscountsReport>.self),
          Entry("report no-shows", ReportCommand<NoShowReport>.self),
          Entry("report cancellations", ReportCommand<CancellationReport>.self),
          Entry("report lead-time", ReportCommand<LeadTimeReport>.self),
          Entry("report length-of-stay", ReportCommand<LengthOfStayReport>.self),
        ]),
      Group(
        "Import", "Sites, campers, reservations, rates and calendars from files.",
        [
          Entry("import reservations", ImportReservations.self),
          Entry("import campers", ImportRecords<ImportedCampers>.self),
          Entry("import rates", ImportRecords<ImportedRates>.self),
          Entry("import sites", ImportSites.self),
          Entry("import ical", ImportCalendar.self),
          Entry("import all", ImportAll.self),
        ]),
      Group(
        "Export", "The same as tables, calendars, ledgers or a whole copy.",
        [
          Entry("export campers", ExportRecords<CamperExport>.self),
          Entry("export sites", ExportRecords<SiteExport>.self),
          Entry("export reservations", ExportRecords<ReservationExport>.self),
          Entry("export nights", ExportRecords<NightExport>.self),
          Entry("export payments", ExportRecords<PaymentExport>.self),
          Entry("export charges", ExportRecords<ChargeExport>.self),
          Entry("export rates", ExportRecords<RateExport>.self),
          Entry("export ical", ExportCalendar.self),
          Entry("export hledger", ExportHledger.self),
          Entry("export all", ExportAll.self),
        ]),
      Group(
        "Care", "Check, back up and restore.",
        [
          Entry("check", Check.self),
          Entry("backup", Backup.self),
          Entry("restore", Restore.self),
        ]),
      Group(
        "On a server", "A campground on PostgreSQL, and the rights of its desks.",
        [
          Entry("init", BeginCampground.self),
          Entry("grant", GrantRights.self),
        ]),
    ],
    everyday: [
      "today", "reserve", "check-in", "check-out", "pay", "change", "move", "cancel", "find", "availability", "chart",
      "undo",
    ],
    others: [Entry("help", Help.self), Entry("version", ShowVersion.self), Entry(completion, Complete.self)],
    former: [Entry("quote-cancel", QuoteCancel.self)])

  /// The command that the scripts of the shells call.
  static let completion = "__complete"
}
