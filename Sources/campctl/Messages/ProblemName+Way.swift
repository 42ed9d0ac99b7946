import CampgroundManager

extension Problem {
  /// The way that would work instead, in a sentence; nil for a reason beside a site in a list, which refuses nothing.
  var way: String? { ProblemName(rawValue: name)?.way(of: self) }
}

extension ProblemName {
  /// The way that would work instead of a problem of the name, whatever the command. The hints that know more, such as free sites and
  /// the options of a command, come before it.
  func way(of problem: Problem? = nil) -> String? {
    let value = problem?.value
    return switch self {
    case .duplicateSiteNumber: "campctl show-site \(value.map(Phrases.plainWord) ?? "12") shows the site that has it."
    case .siteInUse: "campctl retire-site \(value.map(Phrases.plainWord) ?? "12") takes it out of service."
    case .noSiteTonight: "campctl move \(value ?? "r-3") --any-site gives it a site."
    case .invalidAmount where problem?.kind.concernsAccount ?? false: "campctl account shows the charges and payments."
    case .notFound where ["entry", "asOf"].contains(problem?.field): "campctl log lists the entries."
    case .notFound: problem?.kind.missing?.wayToFind(value ?? "") ?? "campctl find searches names, numbers and notes."
    default: Self.ways.first { $0.names.contains(self) }?.way
    }
  }

  private static let ways: [(names: [ProblemName], way: String?)] = [
    ([.invalidNumberOfNights], "A number of nights is whole, from 1 to 1000; a departure is a day after the arrival."),
    ([.noArrivals], "--arrive-before is a day after --arrive."),
    ([.invalidHold], "Without --minutes a hold lasts 30 minutes."),
    (
      [
        .arrivalInPast, .outsideBookingWindow, .closedToArrival, .closedToDeparture, .aboveMaximumStay,
        .belowMinimumStay, .aboveMaximumConsecutive, .aboveMaximumInDays, .closedSeason, .leavesGap,
      ],
      "campctl settings and campctl list-rules show the days and lengths that are allowed."
    ),
    (
      [.tooManyPeople, .tooFewPeople, .tooManyVehicles, .rigTooLong, .equipmentNotPermitted],
      "campctl availability with the same party lists the sites that take it."
    ),
    ([.siteRetired], "campctl availability lists the sites that are free; change-site --no-retired opens one again."),
    ([.siteRepeated], "Each site is listed once."),
    ([.noSiteFits], "campctl availability --why lists every site with the reasons against it."),
    ([.rigLengthUnknown], "campctl change-site --max-length FEET records the longest rig of a site."),
    (
      [.otherType, .noAmps, .noElectricity, .noWater, .noSewer, .notPullThrough, .notAccessible],
      "campctl availability with the same needs lists the sites that meet them."
    ),
    ([.invalidNumberOfPeople], "Numbers of people and pets are whole, from 0 to 10000."),
    ([.invalidNumberOfVehicles], "A number of vehicles is whole, from 0 on."),
    ([.invalidLength], "Lengths are whole numbers of feet, such as 28."),
    ([.invalidAmps], "Amperes are listed as on the pedestal, such as --amps 30,50."),
    ([.invalidCapacity], "A site without --max-people takes any number."),
    ([.emptyName], "A name has at least one letter or digit, and stands in quotes: 'Ann Lee'."),
    ([.emptyReason], "A few words are enough: 'agreed by phone'."),
    ([.controlCharacters], "One line of plain text can be kept; blanks join several lines."),
    ([.textTooLong], "A longer text can be a file of its own, which this one names."),
    ([.invalidPhoneNumber], "+1 555 0100 and 555-0100 x12 are numbers that can be kept."),
    ([.invalidEmail], "A camper may have no address; change-camper --email adds it later."),
    ([.noEmail], "Without --mail the same text is printed."),
    ([.emptySiteNumber], "A site has the number on its post, such as 12 or A-07."),
    ([.stayOpen], "campctl check-out or campctl cancel ends the stay first."),
    ([.balanceOpen], "campctl pay, refund or write-off settles the account first."),
    ([.fixedByImport], "campctl change --notes keeps another number beside it."),
    (
      [.noRate],
      "campctl add-rate base --nightly 45.00 adds a price for every night; list-rates shows those that there are."
    ),
    ([.nightsTaken], "campctl availability lists the free sites, and campctl chart shows who holds the nights."),
    ([.invalidAmount], "An amount is written like 45.00, and is not below 0."),
    ([.otherCurrency], "An amount without a sign is in the campground's currency: 45.00."),
    ([.invalidPercent], "10% and 12.5% are percentages."),
    ([.invalidCount], "A number is whole, from 1 on: --count 2."),
    ([.invalidUnit], "--unit kWh prices each kilowatt-hour."),
    ([.unknownMethod], "campctl settings --methods cash,card,check sets the methods."),
    ([.creditElsewhere], "--credit takes one of the reservations that are paid."),
    ([.notASale], "campctl list-payments lists the sales with their ids."),
    ([.notCharged], "campctl account lists the charges."),
    ([.nothingCharged], "campctl reprice charges the nights at today's rates."),
    ([.passNeeded], "--pass 12345 gives the number of the pass."),
    ([.duplicateName], "Take another name, or change or remove the one that has it."),
    ([.crossedScope], "Give --site or --type, not both."),
    ([.emptySeason], "--before is the day after the season's last night."),
    ([.holidayWithoutDates], "--from 2027-07-02 --before 2027-07-06 are the nights of 2 to 5 July."),
    ([.holidayWithWeekdays], "A rate without --holiday may be for certain weekdays."),
    ([.invalidShare], "One of --percent 10%, --per-night 2.00 and --per-stay 5.00 is the measure."),
    ([.crossedTax], "campctl help add-tax shows complete taxes."),
    ([.incompleteCancellation], "campctl help policy shows complete bands."),
    ([.invalidDepositDays], "--deposit-days 30 makes it due 30 days before arrival."),
    ([.notAllowedInStatus], "campctl log shows its changes."),
    ([.tooEarly, .tooLate], "campctl show-reservation shows its days, and campctl change gives it others."),
    ([.sameReservation], "Two reservations are needed, such as r-3 and r-7."),
    ([.siteOccupied], "campctl availability --arrive today --nights 1 lists the sites that are free."),
    ([.siteBlocked], "campctl unblock-site gives the nights back, and campctl move takes the party to another site."),
    ([.invalidArrivalWindow], "Without --arrive-before the one day of arrival is meant."),
    ([.noArrivalInWindow], "Without --weekdays every day of the window is meant."),
    ([.notWaiting], "campctl list-waitlist lists who waits, and campctl join-waitlist adds a camper."),
    ([.otherSiteWished], "Without --site the offer is the site that the party waits for."),
    ([.mergedWithItself], "campctl find lists the records of a name."),
    ([.mergedAlready], "campctl show-camper shows the record that was kept."),
    ([.keyReused], "Another request needs a key of its own."),
    ([.keyErased], "A new key makes it a new request."),
    ([.reservedKey], "A key may begin otherwise, such as web:1234."),
    (
      [.versionChanged],
      "Look at it again, and give its present version; without --if-version every version is accepted."
    ),
    ([.undoBlocked], "campctl log shows what came later; campctl undo takes the newest back first."),
    ([.unknownTimeZone], "A time zone is written like America/Phoenix."),
    ([.unknownCurrency], "A currency is written in three letters, such as USD, CAD or EUR."),
    ([.invalidWindow], "--window-days '' lets people book without limit."),
    ([.outOfRange], "campctl help settings explains each setting."),
    ([.notOfType], "Without --type the setting is the whole campground's."),
    ([.crossedRule], "campctl help add-rule shows complete rules."),
    ([.currencyInUse], "A new campground may have any currency: --store FILE begins one."),
    ([.invalidSurcharge], "--surcharge card=3% adds 3% to payments by card."),
    ([.invalidLimit], "Without --limit all are listed."),
    ([.emptyPeriod], "--before is a day after the first one."),
    ([.longPeriod], "Several reports, each of a shorter period, cover it."),
    ([.fileExists], "Give another name, or remove the file first."),
    ([.storeNotEmpty], "--store FILE names a new one."),
    (
      [.fileOpenToOthers, .folderOpenToOthers, .hardLink, .unverifiedServer, .unsafeSetting],
      "Once that is done, campctl check looks again."
    ),
    ([.ambiguous], "An id, such as c-3 or r-3, means one of them."),
    (
      [.wrongKind],
      "Ids begin with the letter of their kind: c-3 is a camper, r-3 a reservation, b-3 a block, w-3 a wait."
    ),
    (
      [
        .damagedFile, .definitionDiffers, .unreadableRows, .danglingReference, .notFoundByName, .numberUsedAgain,
        .keyDiffers, .undoneBefore, .batchBegunLater, .noUndo, .leftUndone, .otherTime, .unwitnessed,
        .differsFromJournal, .policyDiffers, .notInJournal,
        .nightOutsideStay, .nightHeldTwice, .nightKept, .extrasWithoutPrice, .blockDiffers, .displacedOutsideBlock,
        .needsDiffer, .accountDiffers, .penaltyWithoutReason, .moreRefundedThanPaid, .counterDiffers, .strayEntries,
      ],
      Hint.restore.sentence
    ),
  ]
}

extension ProblemKind {
  /// The kind of the thing that is not there.
  fileprivate var missing: ThingKind? {
    switch self {
    case .reference(.notFound(let kind, _, _, _)): kind
    case .reference(.renumbered): .site
    case .reference(.noCamper): .camper
    case .reference(.noReservation), .reference(.noReservationCalled): .reservation
    default: nil
    }
  }
}

extension ProblemKind {
  /// True for an amount that an account does not allow.
  fileprivate var concernsAccount: Bool {
    guard case .money(let problem) = self else { return false }
    switch problem {
    case .belowZero, .tooManyDigits, .tooManyDigitsOfUnit, .tooLarge, .sumTooLarge, .nothingSold: return false
    default: return true
    }
  }
}

extension ThingKind {
  /// The command that finds one, or lists them all.
  fileprivate func wayToFind(_ text: String) -> String? {
    switch self {
    case .camper, .reservation, .group:
      "campctl find \(Phrases.plainWord(text)) searches names, numbers, plates and notes."
    case .site: "campctl list-sites lists the sites."
    case .loop, .type: "campctl list-sites lists the sites with their loops and types."
    case .block: "campctl list-blocks lists the blocks."
    case .waitlistEntry: "campctl list-waitlist lists the entries."
    case .journalEntry: "campctl log lists the entries."
    case .ledgerEntry: "campctl list-payments lists the payments with their ids."
    case .rate: "campctl list-rates lists the rates."
    case .tax: "campctl list-taxes lists the taxes and fees."
    case .discount: "campctl list-discounts lists the discounts."
    case .item: "campctl list-items lists the items."
    case .rule: "campctl list-rules lists the rules."
    case .facility: "--list-facilities lists the campgrounds of the export."
    }
  }
}
