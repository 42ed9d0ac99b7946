/// The stable names of all problems, which scripts can test.
package enum ProblemName: String, Hashable, Sendable, CaseIterable {
  // Stays, and the rules that they may break.
  case invalidNumberOfNights, noArrivals, invalidHold
  case arrivalInPast, outsideBookingWindow, closedToArrival, closedToDeparture, aboveMaximumStay, belowMinimumStay
  case aboveMaximumConsecutive, aboveMaximumInDays, closedSeason, leavesGap

  // Parties and sites.
  case tooManyPeople, tooManyVehicles, rigTooLong, equipmentNotPermitted
  case siteRetired, siteRepeated, noSiteFits, tooFewPeople, rigLengthUnknown, otherType, noAmps, noElectricity, noWater,
    noSewer
  case notPullThrough, notAccessible
  case invalidNumberOfPeople, invalidNumberOfVehicles, invalidLength, invalidAmps, invalidCapacity

  // Records.
  case emptyName, emptyReason, controlCharacters, textTooLong, invalidPhoneNumber, invalidEmail, noEmail
  case emptySiteNumber, duplicateSiteNumber, siteInUse
  case mergedWithItself, mergedAlready, stayOpen, balanceOpen
  case unknownTimeZone, unknownCurrency, invalidWindow, notOfType, currencyInUse, invalidSurcharge, outOfRange
  case crossedRule

  // Money and prices.
  case invalidAmount, invalidPercent, noRate, duplicateName, crossedScope, emptySeason, invalidShare, notCharged
  case passNeeded, nothingCharged, crossedTax, unknownMethod, invalidCount, notASale, creditElsewhere,
    otherCurrency, invalidUnit
  case holidayWithoutDates, holidayWithWeekdays
  case incompleteCancellation, invalidDepositDays

  // The journal.
  case keyReused, keyErased, reservedKey, versionChanged, undoBlocked

  // The desk and the waitlist.
  case notAllowedInStatus, fixedByImport, tooEarly, tooLate, noSiteTonight, sameReservation, siteOccupied, siteBlocked
  case invalidArrivalWindow, noArrivalInWindow, notWaiting, otherSiteWished

  // Nights that somebody holds, and what a site is because of it.
  case nightsTaken, blocked, invalid, held, reserved, cancelled, expired
  case checkedIn = "checked-in"
  case checkedOut = "checked-out"
  case noShow = "no-show"

  // References and reports.
  case notFound, wrongKind, ambiguous
  case invalidLimit, emptyPeriod, longPeriod, fileExists, storeNotEmpty

  // What a check finds.
  case fileOpenToOthers, folderOpenToOthers, hardLink, unverifiedServer, unsafeSetting
  case damagedFile, definitionDiffers, unreadableRows
  case danglingReference, notFoundByName, numberUsedAgain, keyDiffers, undoneBefore, batchBegunLater
  case noUndo, leftUndone, otherTime, unwitnessed
  case differsFromJournal, policyDiffers, notInJournal
  case nightOutsideStay, nightHeldTwice, nightKept, extrasWithoutPrice, blockDiffers, displacedOutsideBlock
  case needsDiffer, accountDiffers, penaltyWithoutReason, moreRefundedThanPaid, counterDiffers, strayEntries
}
