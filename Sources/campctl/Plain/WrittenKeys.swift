/// What each command takes, as the parser describes it; written by a test, which compares the two.
enum WrittenKeys {
  /// What every command takes.
  static let everywhere =
    """
    store= json jsonl csv now= quiet q:quiet color=
    """

  /// Beside that; nil for no command.
  static func of(_ command: String) -> String? {
    switch command {
    case "account":
      """
      <reservation>
      """
    case "add-camper":
      """
      <full-name> phone= email= notes= warning= if-new actor= key= dry-run n:dry-run yes
      """
    case "add-rate":
      """
      <name> nightly= weekly= monthly= site= type= from= before= weekdays= min-nights= extra-adult=
      extra-child= extra-vehicle= extra-pet= included-adults= included-children= included-vehicles=
      included-pets= actor= key= dry-run n:dry-run yes
      """
    case "add-site":
      """
      <number> loop= type= electricity no-electricity amps= water no-water sewer no-sewer max-length=
      min-people= max-people= max-vehicles= equipment= pull-through no-pull-through accessible no-accessible
      notes= actor= key= dry-run n:dry-run yes
      """
    case "add-tax":
      """
      <name> percent= per-night= per-stay= fee actor= key= dry-run n:dry-run yes
      """
    case "adjust":
      """
      <reservation> <amount> memo= if-version= actor= key= dry-run n:dry-run yes
      """
    case "availability":
      """
      arrive= arrive-before= weekdays= nights= depart= adults= children= vehicles= rig-length= equipment=
      accept-unknown-length type= electricity amps= water sewer pull-through accessible site= why limit=
      """
    case "backup":
      """
      <file>
      """
    case "block-site":
      """
      <number> from= nights= before= reason= force actor= key= dry-run n:dry-run yes
      """
    case "cancel":
      """
      <reservation> group= reason= if-version= actor= key= dry-run n:dry-run yes
      """
    case "change":
      """
      <reservation> arrive= nights= depart= adults= children= pets= vehicles= plates= rig-length= equipment=
      notes= group= accept-unknown-length override= override-capacity= if-version= actor= key= dry-run
      n:dry-run yes
      """
    case "charge":
      """
      <reservation> <amount> memo= if-version= actor= key= dry-run n:dry-run yes
      """
    case "chart":
      """
      from= nights= loop= type= width= html svg
      """
    case "check":
      """

      """
    case "check-in":
      """
      <reservation> group= if-version= actor= key= dry-run n:dry-run yes
      """
    case "check-out":
      """
      <reservation> if-version= actor= key= dry-run n:dry-run yes
      """
    case "confirm":
      """
      <reservation> if-version= actor= key= dry-run n:dry-run yes
      """
    case "confirmation":
      """
      <reservation> html
      """
    case "export hledger":
      """
      <file>
      """
    case "forget-camper":
      """
      <camper> if-version= actor= key= dry-run n:dry-run yes
      """
    case "hold":
      """
      site= any-site camper= arrive= nights= depart= adults= children= vehicles= rig-length= equipment=
      accept-unknown-length pets= plates= notes= group= type= electricity amps= water sewer pull-through
      accessible override= override-capacity= minutes= actor= key= dry-run n:dry-run yes
      """
    case "import sites":
      """
      <folder> facility= actor= key= dry-run n:dry-run yes
      """
    case "info":
      """

      """
    case "join-waitlist":
      """
      camper= site= arrive= arrive-before= weekdays= nights= depart= adults= children= vehicles= rig-length=
      equipment= accept-unknown-length type= electricity amps= water sewer pull-through accessible actor= key=
      dry-run n:dry-run yes
      """
    case "leave-waitlist":
      """
      <waitlist> if-version= actor= key= dry-run n:dry-run yes
      """
    case "list-arrivals":
      """
      <day> by= html
      """
    case "list-balances":
      """
      state= camper=
      """
    case "list-blocks":
      """
      site= from= before=
      """
    case "list-campers":
      """
      match=
      """
    case "list-rates":
      """

      """
    case "list-reservations":
      """
      status= site= camper= group= overdue arriving= departing= on= from= before= displaced limit=
      """
    case "list-sites":
      """
      loop= type= electricity amps= water sewer pull-through accessible equipment= rig-length= retired
      no-retired
      """
    case "list-taxes":
      """

      """
    case "list-waitlist":
      """
      matching
      """
    case "log":
      """
      on= actor= day= limit=
      """
    case "merge-campers":
      """
      <keep> <other> if-version= actor= key= dry-run n:dry-run yes
      """
    case "move":
      """
      <reservation> site= from= accept-unknown-length if-version= actor= key= dry-run n:dry-run yes
      """
    case "no-show":
      """
      <reservation> if-version= actor= key= dry-run n:dry-run yes
      """
    case "offer":
      """
      <waitlist> site= minutes= actor= key= dry-run n:dry-run yes
      """
    case "pay":
      """
      <reservation> <amount> memo= method= if-version= actor= key= dry-run n:dry-run yes
      """
    case "placards":
      """
      <day> site= full-names html
      """
    case "policy":
      """
      deposit= deposit-days= cancellation= no-show= early= if-version= actor= key= dry-run n:dry-run yes
      """
    case "quote":
      """
      arrive= nights= depart= site= any-site adults= children= vehicles= rig-length= equipment=
      accept-unknown-length pets= type= electricity amps= water sewer pull-through accessible override=
      override-capacity= why
      """
    case "quote-cancel":
      """
      <reservation>
      """
    case "refund":
      """
      <reservation> <amount> memo= method= if-version= actor= key= dry-run n:dry-run yes
      """
    case "remove-rate":
      """
      <name> if-version= actor= key= dry-run n:dry-run yes
      """
    case "remove-tax":
      """
      <name> if-version= actor= key= dry-run n:dry-run yes
      """
    case "report cancellations":
      """
      from= before= html by=
      """
    case "report lead-time":
      """
      from= before= html by=
      """
    case "report length-of-stay":
      """
      from= before= html by=
      """
    case "report no-shows":
      """
      from= before= html by=
      """
    case "report occupancy":
      """
      from= before= html by=
      """
    case "report revenue":
      """
      from= before= html by=
      """
    case "reprice":
      """
      <reservation> if-version= actor= key= dry-run n:dry-run yes
      """
    case "reserve":
      """
      site= any-site camper= arrive= nights= depart= adults= children= vehicles= rig-length= equipment=
      accept-unknown-length pets= plates= notes= group= type= electricity amps= water sewer pull-through
      accessible override= override-capacity= check-in actor= key= dry-run n:dry-run yes
      """
    case "retire-site":
      """
      <number> if-version= actor= key= dry-run n:dry-run yes
      """
    case "settings":
      """
      name= time-zone= currency= check-in= check-out= no-show-after= bring= type= open= min-nights= max-nights=
      window-days= closed-to-arrival= closed-to-departure= max-consecutive= if-version= actor= key= dry-run
      n:dry-run yes
      """
    case "show-camper":
      """
      <camper>
      """
    case "show-reservation":
      """
      <reservation>
      """
    case "show-site":
      """
      <number>
      """
    case "swap":
      """
      <reservation> <other> if-version= actor= key= dry-run n:dry-run yes
      """
    case "today":
      """

      """
    case "turnover":
      """
      <day> html
      """
    case "unblock-site":
      """
      <block> if-version= actor= key= dry-run n:dry-run yes
      """
    case "undo":
      """
      <entry> actor= key= dry-run n:dry-run yes
      """
    case "update-camper":
      """
      <camper> full-name= phone= email= notes= warning= if-version= actor= key= dry-run n:dry-run yes
      """
    case "update-site":
      """
      <number> loop= type= electricity no-electricity amps= water no-water sewer no-sewer max-length=
      min-people= max-people= max-vehicles= equipment= pull-through no-pull-through accessible no-accessible
      notes= retired no-retired if-version= actor= key= dry-run n:dry-run yes
      """
    default: nil
    }
  }
}
