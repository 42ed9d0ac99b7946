// The statements that campctl sends for a reservation, in its words.

#ifndef STATEMENTS_H
#define STATEMENTS_H

enum {
  BEGIN, BEGIN_READING, SETTINGS_OF_SESSION, LOCK, LOCK_FOR_READING, MARKS, MARKS_FOR_READING, COUNTERS, LAPSE, WAITING, SETTINGS, RULES, RATES, TAXES, POLICY, SITE, CAMPER, CONFLICT,
  ADD_RESERVATION, ADD_NIGHTS, ADD_COMMAND, SET_BATCH, ADD_CHANGES, ADD_LEDGERS, SET_COUNTERS, COMMIT, ROLLBACK,
  STATEMENTS
};

static const char *const texts[STATEMENTS] = {
  [BEGIN] = "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE",
  [BEGIN_READING] = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
  [SETTINGS_OF_SESSION] = "SELECT set_config('search_path', $1, true), set_config('lock_timeout', $2, true),"
    " set_config('idle_in_transaction_session_timeout', '15s', true), set_config('campctl.clock', 'pretended', true),"
    " CASE WHEN current_setting('synchronous_commit') <> 'remote_apply' THEN set_config('synchronous_commit', 'on', true) END",
  [LOCK] = "LOCK TABLE turn IN SHARE UPDATE EXCLUSIVE MODE",
  [LOCK_FOR_READING] = "LOCK TABLE store IN ACCESS SHARE MODE",
  [MARKS] = "SELECT application, version, (SELECT needs FROM campground),"
    " extract(epoch FROM clock_timestamp())::bigint, pg_backend_pid(), pg_current_xact_id()::text,"
    " concat_ws(' ', substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8), pg_postmaster_start_time(),"
    " pg_stat_get_bgwriter_stat_reset_time()), has_table_privilege('night', 'DELETE') FROM store",
  [MARKS_FOR_READING] = "SELECT application, version, (SELECT needs FROM campground),"
    " extract(epoch FROM clock_timestamp())::bigint, pg_backend_pid() FROM store",
  [COUNTERS] = "SELECT name, seq FROM counter",
  [LAPSE] = "SELECT 1 FROM reservation AS r WHERE r.status = 'held' AND r.hold_expires <= $1"
    " ORDER BY r.hold_expires, r.id LIMIT 1",
  [WAITING] = "SELECT 1 FROM waitlist WHERE status = $1 UNION ALL SELECT 1 FROM waitlist WHERE status = $2 LIMIT 1",
  [SETTINGS] = "SELECT settings.version, (SELECT no_show_after FROM campground), settings.name, settings.time_zone,"
    " settings.currency, settings.check_in, settings.check_out, settings.no_show_after, settings.bring, settings.money,"
    " settings.desk, settings.open, settings.min_nights, settings.max_nights, settings.window_days,"
    " settings.closed_to_arrival, settings.closed_to_departure, settings.max_consecutive, settings.version,"
    " type_rules.type, type_rules.open, type_rules.min_nights, type_rules.max_nights, type_rules.window_days,"
    " type_rules.closed_to_arrival, type_rules.closed_to_departure, type_rules.max_consecutive"
    " FROM (SELECT 1 AS id) AS one LEFT JOIN settings ON settings.id = one.id"
    " LEFT JOIN type_rules ON settings.id = one.id ORDER BY type_rules.type",
  [RULES] = "SELECT stay_rule.id, stay_rule.name, stay_rule.from_day, stay_rule.before_day, stay_rule.on_days,"
    " stay_rule.weekdays, (SELECT number FROM camp_site WHERE camp_site.id = stay_rule.site), stay_rule.type,"
    " stay_rule.min_nights, stay_rule.for_arrivals, stay_rule.max_nights, stay_rule.in_days, stay_rule.no_arrival,"
    " stay_rule.no_departure, stay_rule.min_gap, stay_rule.version FROM stay_rule ORDER BY stay_rule.id",
  [RATES] = "SELECT rate.id, rate.name, rate.nightly, rate.weekly, rate.monthly,"
    " (SELECT number FROM camp_site WHERE camp_site.id = rate.site), rate.type, rate.season_from, rate.season_before,"
    " rate.weekdays, rate.holiday, rate.min_nights, rate.extra_adults, rate.extra_children, rate.extra_vehicles,"
    " rate.extra_pets, rate.included_adults, rate.included_children, rate.included_vehicles, rate.included_pets,"
    " rate.version, (SELECT money FROM settings) FROM rate ORDER BY rate.id",
  [TAXES] = "SELECT tax.id, tax.name, tax.is_fee, tax.percent, tax.per_night, tax.per_stay, tax.scope, tax.version"
    " FROM tax ORDER BY tax.id",
  [POLICY] = "SELECT policy.deposit, policy.deposit_days, policy.cancellation, policy.no_show, policy.early, policy.shortened,"
    " policy.version FROM policy ORDER BY version DESC LIMIT 1",
  [SITE] = "SELECT site.id, site.number, site.loop, site.type, site.electricity, site.amps, site.water, site.sewer,"
    " site.max_length, site.min_people, site.max_people, site.max_vehicles, site.pull_through, site.accessible,"
    " site.equipment, site.gate_code, site.retired, site.notes, site.version FROM camp_site AS site WHERE site.number = $1",
  [CAMPER] = "SELECT camper.id, camper.full_name, camper.phone_number, camper.email, camper.notes, camper.warning,"
    " camper.merged_into, camper.version, camper.address, camper.second_phone, camper.members,"
    " camper.language FROM camper WHERE id = $1",
  [CONFLICT] = "SELECT 0 FROM night WHERE site = $1 AND night >= $2 AND night < $3"
    " UNION ALL SELECT id FROM reservation WHERE camper = $4 AND arrival < $5"
    " AND departure > $6 AND status IN ('held', 'reserved', 'checked-in')",
  [ADD_RESERVATION] = "INSERT INTO reservation (id, status, camper, site, arrival, departure, adults, children, pets,"
    " vehicles, plates, rig_length, equipment, notes, party_group, source, ref, vehicle_tags, needs, hold_expires,"
    " cancel_reason, policy, taxes, terms, imported, booked, version) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11,"
    " $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27)",
  [ADD_NIGHTS] = "INSERT INTO night (site, night, reservation, price, rate, extra_adults, extra_children, extra_vehicles,"
    " extra_pets, discounts, taxed, became) VALUES"
    " ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12),"
    " ($13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24)",
  [ADD_COMMAND] = "INSERT INTO command (id, at, actor, name, request, key, batch) VALUES ($1, $2, $3, $4, $5, $6, $7)",
  [SET_BATCH] = "UPDATE command SET batch = $1 WHERE id = $2",
  [ADD_CHANGES] = "INSERT INTO change (id, command, kind, thing, before, after) VALUES"
    " ($1, $2, $3, $4, $5, $6),"
    " ($7, $8, $9, $10, $11, $12),"
    " ($13, $14, $15, $16, $17, $18)",
  [ADD_LEDGERS] = "INSERT INTO ledger (id, reservation, sale, day, kind, item, name, amount, taxed, exempt, method,"
    " memo, actor, counters) VALUES"
    " ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14),"
    " ($15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28)",
  [SET_COUNTERS] = "INSERT INTO counter (name, seq) VALUES ($1, $2), ($3, $4), ($5, $6), ($7, $8)"
    " ON CONFLICT (name) DO UPDATE SET seq = excluded.seq",
  [COMMIT] = "COMMIT",
  [ROLLBACK] = "ROLLBACK",
};

#endif
