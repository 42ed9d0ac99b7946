# The export of another system to type along with, on 1 June 2027.
. "$docs/setup/begin.sh" || return
cat >detail-report.csv <<'REPORT'
Reservation Detail Report,,,,,,,,,,,,,,,,,
"Facility: Lakeside, All loops",,,,,,,,,,,,,,,,,
,,,,,,,,,,,,,,,,,
Loop,Site #,Reservation #,Reservation Status,Primary Occupant Name,Primary Occupant Phone,Primary Occupant Email,Order Date,Arrival Date,Departure Date,Nights/ Days,# of Occupants,# of Vehicles,Equipment,Discount Pass Type,Discount Pass Number,Amount Paid,Staff Code
A,001,0801-1,Reserved,"Lee, Ann",910-543-9000 Ext. 5,ann@example.org,03/04/2027,07/04/2027,07/06/2027,2.0,4,1,"Tent, RV (16)",Senior,12345,$52.01,x1
A,002,0801-2,CANCELLED,"O'Neil, Zoë",555-0102,zoe@example.org,03/05/2027,07/10/2027,07/12/2027,2,2,1,Tent,,,$10.00,
A,003,0801-3,Closed,,,,,07/01/2027,07/03/2027,2,,,,,,,
B,010,0801-4,Reserved,"Walnut, Maple",928-555-0142,,03/09/2027,07/04/2027,07/06/2027,2,2,1,RV (30),,,$52.00,x2
REPORT
