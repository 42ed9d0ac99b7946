extension ReservationRow: PersonRecord {
  static let needed = [
    ["site"], ["arrival", "departure"], ["departure", "nights"],
    ["camper", "firstName", "lastName", "guestNames", "status"],
  ]
  static let blank = ReservationRow()

  static let columns: [ImportColumn<ReservationRow>] =
    whose + people("camper") + whens + party + needs + money
    + ReservationDetails.fields.open(besides: ["notes", "group", "source", "ref"]).importColumns(into: \.details)

  private static let whose: [ImportColumn<ReservationRow>] = [
    column(
      "ref",
      "reservationnumber reservationno reservationid reservation confirmation confirmationnumber confirmationno"
        + " confirmationcode conf confno bookingnumber booknumber bookingid booking bookingreference reference"
        + " referencenumber resno resnum res id", \.ref),
    column("source", "channel bookingsource reservationsource origin", \.source),
    ImportColumn("status", .status, "reservationstatus bookingstatus resstatus") {
      $0.status = try $1.read(.status, RowStatus($1.text))
      if RowStatus.isReason($1.text) { $0.cancelReason = $0.cancelReason ?? $1.text }
    },
    ImportColumn("guestNames", .text) { $0.guestNames = CellText.people($1.text) },
  ]

  private static let whens: [ImportColumn<ReservationRow>] = [
    column(
      "site",
      "sitenumber siteno sitename siteabbreviation siteabbr abbreviation sitenum sites campsite campsitenumber"
        + " unit unitnumber space lot lotnumber pitch pitchnumber listing listingname", \.site),
    column("loop", "area section zone", \.loop),
    column(
      "arrival",
      "arrivaldate arrive arrives checkin checkindate startdate start from fromdate datein in begindate firstnight",
      \.arrivalCell),
    column(
      "departure",
      "departuredate depart departs checkout checkoutdate enddate end until to todate dateout out before leaves",
      \.departureCell),
    column(
      "nights",
      "nightsdays numberofnights ofnights numnights nightcount nts ofnts lengthofstay los"
        + " stay durationnights", \.nights),
    column(
      "booked",
      "orderdate bookedon bookeddate bookingdate datebooked reservationdate created createdon createdat"
        + " createddate datemade orderedon", \.bookedCell),
    column("cancelReason", "cancellationreason reasonforcancellation", \.cancelReason),
    column("group", "groupname partygroup", \.group),
    column("notes", "note comments comment remarks remark specialrequests specialrequest requests memo", \.notes),
  ]

  private static let party: [ImportColumn<ReservationRow>] = [
    column("adults", "ofadults numberofadults numadults adult", \.adults),
    column("children", "ofchildren numberofchildren numchildren kids child", \.children),
    column("infants", "ofinfants numberofinfants babies", \.infants),
    column(
      "people", "ofoccupants occupants numberofoccupants guests ofguests numberofguests persons ofpeople partysize pax",
      \.people),
    ImportColumn("units", .number, "rooms numberofrooms") {
      let units = try $1.number
      if units > 1 { $0.asides.append("Rooms: \(units)") }
    },
    column("pets", "ofpets numberofpets dogs pet", \.pets),
    column("vehicles", "ofvehicles numberofvehicles numvehicles cars", \.vehicles),
    column("plates", "plate licenseplate licenseplates licenceplate vehicleplate licensenumber", \.plates),
    column(
      "equipment", "equipmenttype camperequipment rig rigtype campingunit unittype vehicletype rvtype", \.equipment),
    column("rigLength", "riglengthft equipmentlength vehiclelength rvlength length lengthft", \.rigLength),
    column("passType", "discountpasstype passtype discounttype", \.passType),
    column("pass", "discountpassnumber discountpass passnumber passno", \.passNumber),
  ]

  /// By our own names alone: elsewhere such columns are about the site.
  private static let needs: [ImportColumn<ReservationRow>] = [
    ImportColumn("electricity", .flag) { $0.needs.electricity = try $1.flag },
    ImportColumn("amps", .amperes) { $0.needs.amps = try $1.amperes },
    ImportColumn("water", .flag) { $0.needs.water = try $1.flag },
    ImportColumn("sewer", .flag) { $0.needs.sewer = try $1.flag },
    ImportColumn("pullThrough", .flag) { $0.needs.pullThrough = try $1.flag },
    ImportColumn("accessible", .flag) { $0.needs.accessible = try $1.flag },
  ]

  private static let money: [ImportColumn<ReservationRow>] = [
    column(
      "total",
      "totalamount totalprice grandtotal amount totalcharges totalcharge totalcost price charges cost"
        + " reservationtotal sumtotal", \.total),
    column("taxes", "tax totaltax totaltaxes taxamount taxtotal", \.taxes),
    column("deposit", "depositamount depositdue depositrequired requireddeposit", \.deposit),
    column(
      "paid",
      "amountpaid totalpaid paidamount payments totalpayments paymentamount amountreceived received paidtotal"
        + " depositreceived depositrecd deprecd earnings",
      \.paid),
    column("balance", "balancedue baldue amountdue due outstanding owing balanceowing", \.balance),
    column("refunded", "refund refunds amountrefunded refundamount totalrefunds totalrefunded", \.refunded),
    column("writtenOff", "writeoff", \.writtenOff),
    column("fee", "cancellationfee cancelfee keptamount kept amountkept penalty noshowfee", \.fee),
    column(
      "method", "paymentmethod paymenttype methodofpayment tender tendertype paidby paytype howpd howpaid", \.method),
    column("paidOn", "paymentdate datepaid dateofpayment lastpaymentdate", \.paidCell),
    currency,
  ]
}

/// The exports of other systems that are known as a whole.
extension ReservationRow {
  static let layouts = [recreationGov, airbnb, booking]

  /// recreation.gov has the month first.
  private static let recreationGov = TableLayout(
    marks: ["primaryoccupantname", "reservation", "arrivaldate", "departuredate", "nightsdays"], order: .monthFirst)

  /// Airbnb's guests pay there, so that its earnings are paid; their contact is a phone number.
  private static let airbnb = TableLayout(
    marks: ["confirmationcode", "guestname", "startdate", "enddate", "listing"], source: "airbnb",
    columns: ["contact": "phone"])

  /// Booking.com has no site, but the type of one.
  private static let booking = TableLayout(
    marks: ["booknumber", "bookedby", "guestnames"], source: "booking.com",
    columns: ["unittype": "site", "bookercountry": "country"],
    noted: ["childrensages", "paymentstatus", "paymentmethodpaymentprovider"])

  static func aside(_ title: String) -> ImportColumn<ReservationRow>? {
    ImportColumn("notes", .text) { $0.asides.append("\(title): \($1.text)") }
  }
}
