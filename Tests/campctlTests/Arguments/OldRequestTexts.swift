/// The texts of requests that were kept before they were flat, as that program wrote them, with the requests.
enum OldRequestTexts {
  static let all: [(kept: String, line: String)] = [
    (
      #"""
      reserve {"checkIn":false,"fields":{"anySite":false,"camper":"c-1","needs":{"acceptUnknownLength":false,\#
      "accessible":false,"amps":[],"electricity":false,"pullThrough":false,"sewer":false,"water":false},\#
      "party":{"adults":2,"children":0,"pets":0,"vehicles":1},"site":"12","stay":{"arrive":"2027-07-04","nights":2}}}
      """#,
      "reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2"
    ),
    (
      #"""
      reserve {"checkIn":false,"fields":{"anySite":true,"camper":"c-2","group":"Ash",\#
      "needs":{"acceptUnknownLength":true,"accessible":false,"amps":[],"electricity":false,"pullThrough":false,\#
      "sewer":false,"water":false},"notes":"late \"arrival\"","override":"so","overrideCapacity":"ok",\#
      "party":{"adults":1,"children":1,"equipment":"tent","pets":1,"plates":"ABC 1","rigLength":20,"vehicles":1},\#
      "stay":{"arrive":"2027-08-04","depart":"2027-08-06"}}}
      """#,
      #"""
      reserve --any-site --camper c-2 --arrive 2027-08-04 --depart 2027-08-06 --adults 1 --children 1 --pets 1 \#
      --plates 'ABC 1' --rig-length 20 --equipment tent --accept-unknown-length --group Ash --notes 'late \#
      "arrival"' --override so --override-capacity ok
      """#
    ),
    (
      #"settings {"closedToArrival":["sun","2027-07-05"],"maxNights":null,"type":"tent-only"}"#,
      "settings --type tent-only --closed-to-arrival sun,2027-07-05 --max-nights ''"
    ),
    (
      #"""
      policy {"cancellation":"7:0% 1:50% 0:100%","deposit":"20%","depositDays":null,"early":"keep",\#
      "noShow":"1-night"}
      """#,
      "policy --deposit 20% --deposit-days '' --cancellation '7:0% 1:50% 0:100%' --no-show 1-night --early keep"
    ),
    (
      #"add-site {"amps":[30,50],"electricity":true,"maxLength":30,"number":"12","type":"standard","water":true}"#,
      "add-site 12 --amps 30,50 --water --electricity --type standard --max-length 30"
    ),
    (
      #"""
      update-site {"amps":[50,30],"maxPeople":null,"notes":"Near the creek","number":"12","retired":true,\#
      "sewer":false}
      """#,
      "update-site 12 --max-people '' --amps 50,30 --no-sewer --notes 'Near the creek' --retired"
    ),
    (#"update-site {"amps":[],"number":"12","retired":false}"#, "update-site 12 --no-retired --amps ''"),
    (
      #"add-camper {"fullName":"Ann Ash","ifNew":true,"phone":"555-0100"}"#,
      "add-camper 'Ann Ash' --phone 555-0100 --if-new"
    ),
    (
      #"""
      add-rate {"before":"2027-10-01","extraPet":"5","from":"2027-05-01","includedAdults":2,"minNights":2,\#
      "name":"Summer","nightly":"45","weekdays":["fri","sat"],"weekly":"270.00"}
      """#,
      #"""
      add-rate Summer --nightly 45 --weekly 270.00 --weekdays fri,sat --from 2027-05-01 --before 2027-10-01 \#
      --min-nights 2 --included-adults 2 --extra-pet 5
      """#
    ),
    (#"add-tax {"fee":true,"name":"Clean","perStay":"5"}"#, "add-tax Clean --per-stay 5 --fee"),
    (
      #"""
      hold {"fields":{"anySite":false,"camper":"c-1","needs":{"acceptUnknownLength":false,"accessible":false,\#
      "amps":[],"electricity":false,"pullThrough":false,"sewer":false,"water":false},"party":{"adults":2,\#
      "children":0,"pets":0,"vehicles":1},"site":"12","stay":{"arrive":"2027-07-24","nights":2}}}
      """#,
      "hold --site 12 --camper c-1 --arrive 2027-07-24 --nights 2"
    ),
    (
      #"""
      change {"acceptUnknownLength":false,"edits":{"adults":1,"group":"Ash","nights":3,"plates":null,\#
      "rigLength":20},"reservation":"r-1"}
      """#,
      "change r-1 --nights 3 --plates '' --rig-length 20 --adults 1 --group Ash"
    ),
    (
      #"move {"acceptUnknownLength":true,"reservation":"r-1","site":"a-7"}"#,
      "move r-1 --site a-7 --accept-unknown-length"
    ),
    (#"pay {"amount":"10","method":"card","reservation":"r-1"}"#, "pay r-1 10 --method card"),
    (#"pay {"amount":"10.50","memo":"deposit","reservation":"1"}"#, "pay 1 10.50 --memo deposit"),
    (
      #"""
      join-waitlist {"camper":"c-2","needs":{"acceptUnknownLength":false,"accessible":false,"amps":[],\#
      "electricity":false,"pullThrough":false,"sewer":false,"water":false},"party":{"adults":2,"children":0,\#
      "pets":0,"vehicles":1},"wish":{"arrive":"2027-07-01","arriveBefore":"2027-08-01","nights":"2..4",\#
      "weekdays":["fri","sat"]}}
      """#,
      "join-waitlist --camper c-2 --arrive 2027-07-01 --arrive-before 2027-08-01 --weekdays fri,sat --nights 2..4"
    ),
    (
      #"""
      join-waitlist {"camper":"c-2","needs":{"acceptUnknownLength":false,"accessible":false,"amps":[],\#
      "electricity":false,"pullThrough":false,"sewer":false,"water":false},"party":{"adults":2,"children":0,\#
      "pets":0,"vehicles":1},"site":"12","wish":{"arrive":"2027-07-04","nights":"3","weekdays":[]}}
      """#,
      "join-waitlist --camper c-2 --site 12 --arrive 2027-07-04 --nights 3"
    ),
    (
      #"block-site {"from":"2027-11-01","nights":2,"number":"12","reason":"tree"}"#,
      "block-site 12 --from 2027-11-01 --nights 2 --reason tree"
    ),
    (#"cancel {"group":"Ash","reason":"ill"}"#, "cancel --group Ash --reason ill"),
    (#"cancel {"reservation":"r-3"}"#, "cancel r-3"),
    (#"update-camper {"camper":"c-1","email":"a@b.org","notes":null}"#, "update-camper c-1 --email a@b.org --notes ''"),
    (#"undo {}"#, "undo"),
  ]
}
