#if PostgreSQL
  import Persistence

  /// `make schema` records this from the steps.
  extension RecordedTables {
    /// The newest tables as PostgreSQL makes them.
    static let newestTablesOfPostgreSQL: StaticString = #"""
      CREATE TABLE store (
        application BIGINT NOT NULL,
        version BIGINT NOT NULL
      );
      CREATE UNIQUE INDEX store_once ON store ((TRUE));
      CREATE TABLE counter (
        name TEXT COLLATE "C" CONSTRAINT "counter.name" PRIMARY KEY,
        seq BIGINT NOT NULL
      );
      CREATE TABLE settings (
        id BIGINT CONSTRAINT "settings.id" PRIMARY KEY CHECK (id = 1),
        version BIGINT NOT NULL CHECK (version BETWEEN 1 AND 9007199254740991),
        name TEXT COLLATE "C",
        time_zone TEXT COLLATE "C",
        currency TEXT COLLATE "C" NOT NULL CHECK (length(currency) = 3),
        check_in BIGINT NOT NULL CHECK (check_in BETWEEN 0 AND 1439),
        check_out BIGINT NOT NULL CHECK (check_out BETWEEN 0 AND 1439),
        no_show_after BIGINT NOT NULL CHECK (no_show_after BETWEEN 0 AND 1439),
        open TEXT COLLATE "C",
        min_nights BIGINT NOT NULL CHECK (min_nights BETWEEN 1 AND 1000),
        max_nights BIGINT CHECK (max_nights BETWEEN min_nights AND 1000),
        window_days BIGINT CHECK (window_days >= 0),
        closed_to_arrival TEXT COLLATE "C" NOT NULL DEFAULT '',
        closed_to_departure TEXT COLLATE "C" NOT NULL DEFAULT '',
        max_consecutive BIGINT CHECK (max_consecutive BETWEEN 1 AND 1000),
        bring TEXT COLLATE "C" CHECK (bring <> ''),
        money TEXT COLLATE "C",
        desk TEXT COLLATE "C"
      );
      CREATE TABLE camper (
        id BIGINT CONSTRAINT "camper.id" PRIMARY KEY,
        version BIGINT NOT NULL CHECK (version BETWEEN 1 AND 9007199254740991),
        full_name TEXT COLLATE "C" NOT NULL CHECK (full_name <> ''),
        name_key TEXT COLLATE "C" NOT NULL,
        phone_number TEXT COLLATE "C" NOT NULL,
        phone_digits TEXT COLLATE "C" NOT NULL CHECK (phone_digits <> ''),
        email TEXT COLLATE "C" CHECK (email <> ''),
        email_key TEXT COLLATE "C",
        notes TEXT COLLATE "C" CHECK (notes <> ''),
        warning TEXT COLLATE "C" CHECK (warning <> ''),
        merged_into BIGINT REFERENCES camper (id) CHECK (merged_into <> id),
        address TEXT COLLATE "C" CHECK (address <> ''),
        second_phone TEXT COLLATE "C" CHECK (second_phone <> ''),
        members TEXT COLLATE "C",
        language TEXT COLLATE "C" CHECK (language <> '')
      );
      CREATE TABLE camp_site (
        id BIGINT CONSTRAINT "camp_site.id" PRIMARY KEY,
        version BIGINT NOT NULL CHECK (version BETWEEN 1 AND 9007199254740991),
        number TEXT COLLATE "C" NOT NULL CONSTRAINT "camp_site.number" UNIQUE CHECK (number <> ''),
        order_key TEXT COLLATE "C" NOT NULL,
        loop TEXT COLLATE "C" CHECK (loop <> ''),
        type TEXT COLLATE "C" NOT NULL CHECK (type <> ''),
        electricity BIGINT NOT NULL CHECK (electricity IN (0, 1)),
        amps TEXT COLLATE "C" NOT NULL CHECK (amps = '' OR electricity = 1),
        water BIGINT NOT NULL CHECK (water IN (0, 1)),
        sewer BIGINT NOT NULL CHECK (sewer IN (0, 1)),
        max_length BIGINT CHECK (max_length >= 1),
        min_people BIGINT NOT NULL CHECK (min_people >= 1),
        max_people BIGINT CHECK (max_people >= min_people),
        max_vehicles BIGINT CHECK (max_vehicles >= 0),
        pull_through BIGINT NOT NULL CHECK (pull_through IN (0, 1)),
        accessible BIGINT NOT NULL CHECK (accessible IN (0, 1)),
        equipment TEXT COLLATE "C" NOT NULL,
        retired BIGINT NOT NULL CHECK (retired IN (0, 1)),
        notes TEXT COLLATE "C" CHECK (notes <> ''),
        gate_code TEXT COLLATE "C" CHECK (gate_code <> '')
      );
      CREATE TABLE block (
        id BIGINT CONSTRAINT "block.id" PRIMARY KEY,
        version BIGINT NOT NULL CHECK (version BETWEEN 1 AND 9007199254740991),
        site BIGINT NOT NULL REFERENCES camp_site (id),
        arrival BIGINT NOT NULL,
        departure BIGINT NOT NULL CHECK (departure > arrival),
        reason TEXT COLLATE "C" NOT NULL CHECK (reason <> ''),
        feed TEXT COLLATE "C" CHECK (feed <> ''),
        ref TEXT COLLATE "C" CHECK (ref <> '')
      );
      CREATE TABLE command (
        id BIGINT CONSTRAINT "command.id" PRIMARY KEY,
        at BIGINT NOT NULL,
        actor TEXT COLLATE "C" NOT NULL CHECK (actor <> ''),
        name TEXT COLLATE "C" NOT NULL CHECK (name <> ''),
        request TEXT COLLATE "C" NOT NULL,
        key TEXT COLLATE "C",
        batch BIGINT REFERENCES command (id)
      );
      CREATE TABLE change (
        id BIGINT CONSTRAINT "change.id" PRIMARY KEY,
        command BIGINT NOT NULL REFERENCES command (id),
        kind TEXT COLLATE "C" NOT NULL,
        thing BIGINT NOT NULL,
        before TEXT COLLATE "C",
        after TEXT COLLATE "C",
        CHECK (before IS NOT NULL OR after IS NOT NULL)
      );
      CREATE TABLE key (
        name TEXT COLLATE "C" CONSTRAINT "key.name" PRIMARY KEY CHECK (name <> ''),
        command BIGINT REFERENCES command (id),
        request TEXT COLLATE "C" NOT NULL,
        answer TEXT COLLATE "C" NOT NULL,
        changed BIGINT NOT NULL CHECK (changed IN (0, 1))
      );
      CREATE TABLE undoing (
        entry BIGINT NOT NULL REFERENCES command (id),
        by BIGINT NOT NULL REFERENCES command (id),
        CONSTRAINT "undoing.entry, undoing.by" PRIMARY KEY (entry, by)
      );
      CREATE TABLE type_rules (
        type TEXT COLLATE "C" CONSTRAINT "type_rules.type" PRIMARY KEY CHECK (type <> ''),
        open TEXT COLLATE "C" CHECK (open <> ''),
        min_nights BIGINT CHECK (min_nights BETWEEN 1 AND 1000),
        max_nights BIGINT CHECK (max_nights BETWEEN coalesce(min_nights, 1) AND 1000),
        window_days BIGINT CHECK (window_days >= 0),
        closed_to_arrival TEXT COLLATE "C",
        closed_to_departure TEXT COLLATE "C",
        max_consecutive BIGINT CHECK (max_consecutive BETWEEN 1 AND 1000),
        CHECK (num_nonnulls(open, min_nights, max_nights, window_days, closed_to_arrival, closed_to_departure, max_consecutive) > 0)
      );
      CREATE TABLE tax (
        id BIGINT CONSTRAINT "tax.id" PRIMARY KEY,
        version BIGINT NOT NULL CHECK (version BETWEEN 1 AND 9007199254740991),
        name TEXT COLLATE "C" NOT NULL CONSTRAINT "tax.name" UNIQUE CHECK (name <> ''),
        is_fee BIGINT NOT NULL CHECK (is_fee IN (0, 1)),
        percent BIGINT CHECK (percent BETWEEN 0 AND 1000000),
        per_night BIGINT CHECK (per_night BETWEEN 0 AND 9007199254740991),
        per_stay BIGINT CHECK (per_stay BETWEEN 0 AND 9007199254740991),
        scope TEXT COLLATE "C",
        CHECK (num_nonnulls(percent, per_night, per_stay) = 1)
      );
      CREATE TABLE policy (
        version BIGINT CONSTRAINT "policy.version" PRIMARY KEY CHECK (version >= 1),
        deposit TEXT COLLATE "C" NOT NULL CHECK (deposit <> ''),
        deposit_days BIGINT CHECK (deposit_days >= 0),
        cancellation TEXT COLLATE "C" NOT NULL CHECK (cancellation <> ''),
        no_show TEXT COLLATE "C" NOT NULL CHECK (no_show <> ''),
        early TEXT COLLATE "C" NOT NULL CHECK (early IN ('keep', 'refund')),
        shortened TEXT COLLATE "C" NOT NULL DEFAULT 'reprice' CHECK (shortened IN ('keep', 'reprice'))
      );
      CREATE TABLE reservation (
        id BIGINT CONSTRAINT "reservation.id" PRIMARY KEY,
        version BIGINT NOT NULL CHECK (version BETWEEN 1 AND 9007199254740991),
        status TEXT COLLATE "C" NOT NULL CHECK (status IN ('held', 'reserved', 'checked-in', 'checked-out', 'cancelled', 'expired', 'no-show')),
        camper BIGINT NOT NULL REFERENCES camper (id),
        site BIGINT NOT NULL REFERENCES camp_site (id),
        arrival BIGINT NOT NULL,
        departure BIGINT NOT NULL CHECK (departure > arrival),
        adults BIGINT NOT NULL CHECK (adults BETWEEN 0 AND 10000),
        children BIGINT NOT NULL CHECK (children BETWEEN 0 AND 10000),
        pets BIGINT NOT NULL CHECK (pets BETWEEN 0 AND 10000),
        vehicles BIGINT NOT NULL CHECK (vehicles BETWEEN 0 AND 10000),
        plates TEXT COLLATE "C" CHECK (plates <> ''),
        rig_length BIGINT CHECK (rig_length >= 1),
        equipment TEXT COLLATE "C" CHECK (equipment <> ''),
        notes TEXT COLLATE "C" CHECK (notes <> ''),
        cancel_reason TEXT COLLATE "C" CHECK (cancel_reason <> ''),
        hold_expires BIGINT CHECK (status <> 'held' OR hold_expires IS NOT NULL),
        party_group TEXT COLLATE "C" CHECK (party_group <> ''),
        policy BIGINT REFERENCES policy (version),
        taxes TEXT COLLATE "C" CHECK (taxes <> ''),
        source TEXT COLLATE "C",
        terms TEXT COLLATE "C" CHECK (terms <> ''),
        ref TEXT COLLATE "C" CHECK (ref <> ''),
        imported TEXT COLLATE "C" CHECK (imported <> ''),
        needs TEXT COLLATE "C" CHECK (needs <> ''),
        vehicle_tags TEXT COLLATE "C" CHECK (vehicle_tags <> ''),
        booked BIGINT,
        CHECK (adults + children >= 1)
      );
      CREATE TABLE night (
        site BIGINT NOT NULL REFERENCES camp_site (id),
        night BIGINT NOT NULL,
        reservation BIGINT REFERENCES reservation (id),
        block BIGINT REFERENCES block (id),
        price BIGINT CHECK (price >= 0),
        rate TEXT COLLATE "C" CHECK ((rate IS NULL) = (price IS NULL)),
        extra_adults BIGINT NOT NULL DEFAULT 0 CHECK (extra_adults >= 0),
        extra_children BIGINT NOT NULL DEFAULT 0 CHECK (extra_children >= 0),
        extra_vehicles BIGINT NOT NULL DEFAULT 0 CHECK (extra_vehicles >= 0),
        extra_pets BIGINT NOT NULL DEFAULT 0 CHECK (extra_pets >= 0),
        discounts TEXT COLLATE "C" NOT NULL DEFAULT '' CHECK (discounts = '' OR price IS NOT NULL),
        taxed TEXT COLLATE "C" NOT NULL DEFAULT '',
        became TEXT COLLATE "C" CHECK (became IS NULL OR price IS NOT NULL),
        CONSTRAINT "night.site, night.night" PRIMARY KEY (site, night),
        CHECK ((reservation IS NULL) <> (block IS NULL))
      );
      CREATE TABLE displaced_night (
        block BIGINT NOT NULL REFERENCES block (id),
        night BIGINT NOT NULL,
        reservation BIGINT NOT NULL REFERENCES reservation (id) DEFERRABLE INITIALLY DEFERRED,
        price BIGINT CHECK (price >= 0),
        rate TEXT COLLATE "C" CHECK ((rate IS NULL) = (price IS NULL)),
        extra_adults BIGINT NOT NULL DEFAULT 0 CHECK (extra_adults >= 0),
        extra_children BIGINT NOT NULL DEFAULT 0 CHECK (extra_children >= 0),
        extra_vehicles BIGINT NOT NULL DEFAULT 0 CHECK (extra_vehicles >= 0),
        extra_pets BIGINT NOT NULL DEFAULT 0 CHECK (extra_pets >= 0),
        discounts TEXT COLLATE "C" NOT NULL DEFAULT '',
        taxed TEXT COLLATE "C" NOT NULL DEFAULT '',
        became TEXT COLLATE "C" CHECK (became IS NULL OR price IS NOT NULL),
        CONSTRAINT "displaced_night.block, displaced_night.night" PRIMARY KEY (block, night)
      );
      CREATE TABLE waitlist (
        id BIGINT CONSTRAINT "waitlist.id" PRIMARY KEY,
        version BIGINT NOT NULL CHECK (version BETWEEN 1 AND 9007199254740991),
        status TEXT COLLATE "C" NOT NULL CHECK (status IN ('waiting', 'offered', 'left')),
        camper BIGINT NOT NULL REFERENCES camper (id),
        since BIGINT NOT NULL,
        arrive BIGINT NOT NULL,
        arrive_before BIGINT CHECK (arrive_before > arrive),
        weekdays TEXT COLLATE "C" NOT NULL CHECK (weekdays = '' OR arrive_before IS NOT NULL),
        min_nights BIGINT NOT NULL CHECK (min_nights BETWEEN 1 AND 1000),
        max_nights BIGINT NOT NULL CHECK (max_nights BETWEEN min_nights AND 1000),
        adults BIGINT NOT NULL CHECK (adults BETWEEN 0 AND 10000),
        children BIGINT NOT NULL CHECK (children BETWEEN 0 AND 10000),
        vehicles BIGINT NOT NULL CHECK (vehicles BETWEEN 0 AND 10000),
        rig_length BIGINT CHECK (rig_length >= 1),
        equipment TEXT COLLATE "C" CHECK (equipment <> ''),
        needs TEXT COLLATE "C" NOT NULL CHECK (needs <> ''),
        site BIGINT REFERENCES camp_site (id),
        offer BIGINT REFERENCES reservation (id),
        pets BIGINT NOT NULL DEFAULT 0 CHECK (pets >= 0),
        plates TEXT COLLATE "C",
        CHECK (adults + children >= 1),
        CHECK (status <> 'offered' OR offer IS NOT NULL)
      );
      CREATE TABLE discount (
        id BIGINT CONSTRAINT "discount.id" PRIMARY KEY,
        version BIGINT NOT NULL CHECK (version >= 1),
        name TEXT COLLATE "C" NOT NULL CONSTRAINT "discount.name" UNIQUE CHECK (name <> ''),
        needs_pass BIGINT NOT NULL,
        has_amount BIGINT NOT NULL,
        site BIGINT REFERENCES camp_site (id),
        rule TEXT COLLATE "C" NOT NULL CHECK (rule <> '')
      );
      CREATE TABLE item (
        id BIGINT CONSTRAINT "item.id" PRIMARY KEY,
        version BIGINT NOT NULL CHECK (version >= 1),
        name TEXT COLLATE "C" NOT NULL CONSTRAINT "item.name" UNIQUE CHECK (name <> ''),
        price BIGINT NOT NULL CHECK (price >= 0),
        taxes TEXT COLLATE "C",
        unit TEXT COLLATE "C" CHECK (unit <> ''),
        unit_price BIGINT CHECK (CASE WHEN unit IS NULL THEN unit_price IS NULL ELSE unit_price IS NOT NULL AND unit_price BETWEEN 0 AND 9007199254740991 AND price = 0 END)
      );
      CREATE TABLE rate (
        id BIGINT CONSTRAINT "rate.id" PRIMARY KEY,
        version BIGINT NOT NULL CHECK (version >= 1),
        name TEXT COLLATE "C" NOT NULL CONSTRAINT "rate.name" UNIQUE CHECK (name <> ''),
        nightly BIGINT NOT NULL CHECK (nightly >= 0),
        weekly BIGINT CHECK (weekly >= 0),
        monthly BIGINT CHECK (monthly >= 0),
        site BIGINT REFERENCES camp_site (id),
        type TEXT COLLATE "C" CHECK (type <> ''),
        season_from BIGINT,
        season_before BIGINT CHECK (season_before > season_from),
        weekdays TEXT COLLATE "C" NOT NULL,
        min_nights BIGINT CHECK (min_nights BETWEEN 1 AND 1000),
        extra_adults BIGINT CHECK (extra_adults >= 0),
        extra_children BIGINT CHECK (extra_children >= 0),
        extra_vehicles BIGINT CHECK (extra_vehicles >= 0),
        extra_pets BIGINT CHECK (extra_pets >= 0),
        included_adults BIGINT CHECK (included_adults >= 0),
        included_children BIGINT CHECK (included_children >= 0),
        included_vehicles BIGINT CHECK (included_vehicles >= 0),
        included_pets BIGINT CHECK (included_pets >= 0),
        holiday BIGINT NOT NULL CHECK (holiday = 0 OR season_from IS NOT NULL AND season_before IS NOT NULL AND weekdays = ''),
        CHECK (site IS NULL OR type IS NULL)
      );
      CREATE TABLE campground (
        id BIGINT CONSTRAINT "campground.id" PRIMARY KEY CHECK (id = 1),
        identity TEXT COLLATE "C" NOT NULL CHECK (identity <> ''),
        needs TEXT COLLATE "C" NOT NULL DEFAULT '0.9.0' CHECK (needs <> ''),
        no_show_after BIGINT NOT NULL DEFAULT 1439 CHECK (no_show_after BETWEEN 0 AND 1439)
      );
      CREATE TABLE stay_rule (
        id BIGINT CONSTRAINT "stay_rule.id" PRIMARY KEY,
        version BIGINT NOT NULL CHECK (version >= 1),
        name TEXT COLLATE "C" NOT NULL CONSTRAINT "stay_rule.name" UNIQUE CHECK (name <> ''),
        from_day BIGINT,
        before_day BIGINT,
        on_days TEXT COLLATE "C" NOT NULL DEFAULT '',
        weekdays TEXT COLLATE "C" NOT NULL DEFAULT '',
        site BIGINT REFERENCES camp_site (id),
        type TEXT COLLATE "C" CHECK (type <> ''),
        min_nights BIGINT CHECK (min_nights BETWEEN 1 AND 1000),
        for_arrivals BIGINT NOT NULL DEFAULT 0,
        max_nights BIGINT CHECK (max_nights BETWEEN 1 AND 1000),
        in_days BIGINT CHECK (in_days >= 2),
        no_arrival BIGINT NOT NULL DEFAULT 0,
        no_departure BIGINT NOT NULL DEFAULT 0,
        min_gap BIGINT CHECK (min_gap >= 2),
        CHECK (from_day < before_day),
        CHECK (on_days = '' OR from_day IS NULL AND before_day IS NULL),
        CHECK (site IS NULL OR type IS NULL),
        CHECK (min_nights IS NOT NULL OR max_nights IS NOT NULL OR no_arrival <> 0 OR no_departure <> 0 OR min_gap IS NOT NULL),
        CHECK (for_arrivals = 0 OR min_nights IS NOT NULL),
        CHECK (in_days IS NULL OR max_nights IS NOT NULL AND in_days > max_nights),
        CHECK (in_days IS NOT NULL OR min_nights IS NULL OR max_nights IS NULL OR min_nights <= max_nights)
      );
      CREATE TABLE ledger (
        id BIGINT CONSTRAINT "ledger.id" PRIMARY KEY,
        reservation BIGINT,
        sale BIGINT REFERENCES ledger (id),
        day BIGINT NOT NULL,
        kind TEXT COLLATE "C" NOT NULL CHECK (kind IN ('charge', 'tax', 'discount', 'penalty', 'adjustment', 'writeOff', 'payment', 'refund', 'transfer', 'security', 'sale')),
        item TEXT COLLATE "C" NOT NULL CHECK (item IN ('nights', 'extras', 'discounts', 'taxes', 'fees', 'penalties', 'other', 'charge-taxes', 'charge-fees', 'surcharges', 'nights-apart', 'extras-apart', 'fees-apart', 'discounts-apart', 'agreed-apart', 'taxes-apart', 'write-offs', 'money', 'security')),
        name TEXT COLLATE "C" NOT NULL,
        amount BIGINT NOT NULL CHECK (amount BETWEEN -9007199254740991 AND 9007199254740991),
        taxed BIGINT CHECK (taxed BETWEEN -9007199254740991 AND 9007199254740991),
        exempt BIGINT CHECK (exempt BETWEEN -9007199254740991 AND 9007199254740991),
        method TEXT COLLATE "C" CHECK (method <> ''),
        memo TEXT COLLATE "C" CHECK (memo <> ''),
        actor TEXT COLLATE "C" NOT NULL CHECK (actor <> ''),
        counters BIGINT REFERENCES ledger (id),
        CHECK ((reservation IS NULL) = (kind = 'sale' OR sale IS NOT NULL)),
        CHECK ((kind IN ('payment', 'refund', 'transfer', 'security', 'sale')) = (item IN ('money', 'security'))),
        CHECK ((item = 'security') >= (kind = 'security')),
        CHECK ((kind = 'writeOff') = (item = 'write-offs')),
        CHECK (method IS NULL OR item IN ('money', 'security')),
        CHECK ((taxed IS NULL) = (exempt IS NULL)),
        CHECK (taxed IS NULL OR item IN ('taxes-apart', 'charge-taxes'))
      );
      CREATE TABLE feed_wait (
        id BIGINT CONSTRAINT "feed_wait.id" PRIMARY KEY,
        version BIGINT NOT NULL CHECK (version >= 1),
        feed TEXT COLLATE "C" NOT NULL CHECK (feed <> ''),
        site BIGINT NOT NULL REFERENCES camp_site (id),
        closed BIGINT NOT NULL CHECK (closed IN (0, 1)),
        arrival BIGINT NOT NULL,
        departure BIGINT NOT NULL,
        since BIGINT NOT NULL,
        CHECK (arrival < departure),
        CONSTRAINT "feed_wait.UNIQUE" UNIQUE (feed, site, closed, arrival, departure)
      );
      CREATE INDEX camper_by_name ON camper (name_key);
      CREATE INDEX camper_by_phone ON camper (phone_digits);
      CREATE INDEX camp_site_in_order ON camp_site (order_key, number);
      CREATE INDEX reservation_by_arrival ON reservation (arrival);
      CREATE INDEX reservation_by_departure ON reservation (departure);
      CREATE INDEX reservation_by_site ON reservation (site);
      CREATE INDEX block_by_site ON block (site);
      CREATE INDEX night_by_reservation ON night (reservation) WHERE reservation IS NOT NULL;
      CREATE INDEX night_by_block ON night (block) WHERE block IS NOT NULL;
      CREATE INDEX change_by_command ON change (command);
      CREATE INDEX change_by_thing ON change (kind, thing);
      CREATE INDEX command_by_batch ON command (batch) WHERE batch IS NOT NULL;
      CREATE INDEX key_by_command ON key (command) WHERE command IS NOT NULL;
      CREATE INDEX undoing_by ON undoing (by);
      CREATE INDEX reservation_held ON reservation (hold_expires) WHERE status = 'held';
      CREATE INDEX reservation_by_group ON reservation (party_group) WHERE party_group IS NOT NULL;
      CREATE INDEX displaced_night_by_reservation ON displaced_night (reservation);
      CREATE INDEX camper_merged ON camper (merged_into) WHERE merged_into IS NOT NULL;
      CREATE INDEX waitlist_by_status ON waitlist (status);
      CREATE INDEX waitlist_by_camper ON waitlist (camper);
      CREATE INDEX waitlist_by_site ON waitlist (site) WHERE site IS NOT NULL;
      CREATE INDEX waitlist_by_offer ON waitlist (offer) WHERE offer IS NOT NULL;
      CREATE INDEX reservation_here ON reservation (departure) WHERE status = 'checked-in';
      CREATE INDEX reservation_to_come ON reservation (arrival) WHERE status = 'reserved';
      CREATE INDEX rate_by_site ON rate (site) WHERE site IS NOT NULL;
      CREATE INDEX reservation_by_camper ON reservation (camper, departure);
      CREATE UNIQUE INDEX reservation_by_ref ON reservation (coalesce(source, ''), ref) WHERE ref IS NOT NULL;
      CREATE INDEX reservation_by_feed ON reservation (ref) WHERE imported >= 'ical ' AND imported < 'ical!';
      CREATE INDEX command_of_feeds ON command (id) WHERE name = 'import-ical';
      CREATE INDEX ledger_by_reservation ON ledger (reservation, kind, amount);
      CREATE INDEX ledger_by_sale ON ledger (sale) WHERE sale IS NOT NULL;
      CREATE INDEX ledger_by_day ON ledger (day);
      CREATE UNIQUE INDEX "ledger.counters" ON ledger (counters) WHERE counters IS NOT NULL;
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION USING ERRCODE = 'CM001', MESSAGE = TG_ARGV[0];
      END $$;
      CREATE TRIGGER command_stays BEFORE DELETE ON command FOR EACH ROW EXECUTE FUNCTION refuse('the journal is append-only');
      CREATE TRIGGER command_stays_whole BEFORE TRUNCATE ON command FOR EACH STATEMENT EXECUTE FUNCTION refuse('the journal is append-only');
      CREATE TRIGGER command_stands BEFORE UPDATE OF id, at, actor, name ON command FOR EACH ROW EXECUTE FUNCTION refuse('the journal is append-only');
      CREATE TRIGGER change_stays BEFORE DELETE ON change FOR EACH ROW EXECUTE FUNCTION refuse('the journal is append-only');
      CREATE TRIGGER change_stays_whole BEFORE TRUNCATE ON change FOR EACH STATEMENT EXECUTE FUNCTION refuse('the journal is append-only');
      CREATE TRIGGER change_stands BEFORE UPDATE OF id, command, kind, thing ON change FOR EACH ROW EXECUTE FUNCTION refuse('the journal is append-only');
      CREATE TRIGGER policy_stays BEFORE DELETE ON policy FOR EACH ROW EXECUTE FUNCTION refuse('a policy stays as it was in force');
      CREATE TRIGGER policy_stays_whole BEFORE TRUNCATE ON policy FOR EACH STATEMENT EXECUTE FUNCTION refuse('a policy stays as it was in force');
      CREATE TRIGGER policy_stands BEFORE UPDATE ON policy FOR EACH ROW EXECUTE FUNCTION refuse('a policy stays as it was in force');
      CREATE FUNCTION camp_site_unlike() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
      BEGIN
        PERFORM set_config('search_path', format('pg_catalog, %I, pg_temp', TG_TABLE_SCHEMA), TRUE);
        IF EXISTS (SELECT 1 FROM camp_site WHERE lower(number) = lower(NEW.number) AND number <> NEW.number) THEN
          RAISE EXCEPTION USING ERRCODE = 'CM001', MESSAGE = 'another site has this number in other case';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER camp_site_unlike BEFORE INSERT ON camp_site FOR EACH ROW EXECUTE FUNCTION camp_site_unlike();
      CREATE TRIGGER ledger_stays BEFORE DELETE ON ledger FOR EACH ROW EXECUTE FUNCTION refuse('the ledger is append-only');
      CREATE TRIGGER ledger_stays_whole BEFORE TRUNCATE ON ledger FOR EACH STATEMENT EXECUTE FUNCTION refuse('the ledger is append-only');
      CREATE TRIGGER ledger_stands BEFORE UPDATE OF id, reservation, sale, day, kind, item, amount, taxed, exempt, actor, counters ON ledger FOR EACH ROW EXECUTE FUNCTION refuse('the ledger is append-only');
      CREATE FUNCTION ledger_covered() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
      BEGIN
        PERFORM set_config('search_path', format('pg_catalog, %I, pg_temp', TG_TABLE_SCHEMA), TRUE);
        IF (SELECT sum(CASE kind WHEN 'refund' THEN -amount ELSE amount END) FROM ledger WHERE (reservation = NEW.reservation OR sale = NEW.sale OR id = NEW.sale) AND item = NEW.item) < 0 THEN
          RAISE EXCEPTION USING ERRCODE = 'CM001', MESSAGE = 'more would be taken back than there is';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER ledger_covered AFTER INSERT ON ledger FOR EACH ROW WHEN (NEW.item IN ('money', 'security', 'write-offs')) EXECUTE FUNCTION ledger_covered();
      ALTER TABLE command ENABLE ROW LEVEL SECURITY;
      CREATE POLICY command_read ON command FOR SELECT USING (TRUE);
      ALTER TABLE key ENABLE ROW LEVEL SECURITY;
      CREATE POLICY key_read ON key FOR SELECT USING (TRUE);
      CREATE POLICY key_added ON key FOR INSERT WITH CHECK (TRUE);
      CREATE TABLE witness (
        entry BIGINT CONSTRAINT "witness.entry" PRIMARY KEY,
        role TEXT COLLATE "C" NOT NULL,
        at BIGINT NOT NULL,
        clock TEXT COLLATE "C" NOT NULL,
        transaction XID8 NOT NULL
      );
      CREATE TABLE turn ();
      CREATE FUNCTION acts_as_owner(part oid) RETURNS boolean LANGUAGE sql STABLE AS $$
        SELECT pg_catalog.pg_has_role(
          CASE pg_catalog.current_setting('role') WHEN 'none' THEN session_user ELSE pg_catalog.current_setting('role') END,
          relowner, 'USAGE') FROM pg_catalog.pg_class WHERE oid = part
      $$;
      CREATE FUNCTION command_witnessed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
      BEGIN
        PERFORM set_config('search_path', format('pg_catalog, %I, pg_temp', TG_TABLE_SCHEMA), TRUE);
        INSERT INTO witness VALUES (
          NEW.id, session_user, extract(epoch FROM clock_timestamp())::bigint,
          coalesce(nullif(current_setting('campctl.clock', TRUE), ''), 'own'), pg_current_xact_id());
        RETURN NULL;
      END $$;
      CREATE TRIGGER command_witnessed AFTER INSERT ON command FOR EACH ROW EXECUTE FUNCTION command_witnessed();
      CREATE FUNCTION undoing_frees() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
      BEGIN
        PERFORM set_config('search_path', format('pg_catalog, %I, pg_temp', TG_TABLE_SCHEMA), TRUE);
        IF NOT acts_as_owner(TG_RELID) AND NOT (NEW.entry < NEW."by" AND EXISTS (
          SELECT 1 FROM command JOIN witness ON entry = id
          WHERE id = NEW."by" AND name IN ('undo', 'redo') AND transaction = pg_current_xact_id()))
        THEN
          RAISE EXCEPTION USING ERRCODE = 'CM001', MESSAGE = 'only an undo takes an entry back';
        END IF;
        DELETE FROM key WHERE command = NEW.entry;
        RETURN NULL;
      END $$;
      CREATE TRIGGER undoing_frees AFTER INSERT ON undoing FOR EACH ROW EXECUTE FUNCTION undoing_frees();
      CREATE FUNCTION gone() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
      DECLARE
        gone CONSTANT jsonb := to_jsonb(OLD);
      BEGIN
        PERFORM set_config('search_path', format('pg_catalog, %I, pg_temp', TG_TABLE_SCHEMA), TRUE);
        FOR n IN 0 .. TG_NARGS - 2 BY 2 LOOP
          PERFORM 1 FROM change JOIN witness ON entry = command
          WHERE kind = TG_ARGV[n] AND thing = (gone ->> TG_ARGV[n + 1])::bigint AND before IS NOT NULL
            AND transaction = pg_current_xact_id();
          IF FOUND THEN RETURN NULL; END IF;
        END LOOP;
        IF NOT acts_as_owner(TG_RELID) THEN
          RAISE EXCEPTION USING ERRCODE = 'CM001', MESSAGE = 'a row goes with an entry that has its image alone';
        END IF;
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER camp_site_gone AFTER DELETE ON camp_site DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION gone('site', 'id');
      CREATE CONSTRAINT TRIGGER camper_gone AFTER DELETE ON camper DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION gone('camper', 'id');
      CREATE CONSTRAINT TRIGGER reservation_gone AFTER DELETE ON reservation DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION gone('reservation', 'id');
      CREATE CONSTRAINT TRIGGER block_gone AFTER DELETE ON block DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION gone('block', 'id');
      CREATE CONSTRAINT TRIGGER night_gone AFTER DELETE ON night DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION gone('reservation', 'reservation', 'block', 'block');
      CREATE CONSTRAINT TRIGGER displaced_night_gone AFTER DELETE ON displaced_night DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION gone('block', 'block');
      CREATE CONSTRAINT TRIGGER waitlist_gone AFTER DELETE ON waitlist DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION gone('waitlist', 'id');
      CREATE CONSTRAINT TRIGGER rate_gone AFTER DELETE ON rate DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION gone('rate', 'id');
      CREATE CONSTRAINT TRIGGER tax_gone AFTER DELETE ON tax DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION gone('tax', 'id');
      CREATE CONSTRAINT TRIGGER discount_gone AFTER DELETE ON discount DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION gone('discount', 'id');
      CREATE CONSTRAINT TRIGGER item_gone AFTER DELETE ON item DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION gone('item', 'id');
      CREATE CONSTRAINT TRIGGER stay_rule_gone AFTER DELETE ON stay_rule DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION gone('rule', 'id');
      CREATE CONSTRAINT TRIGGER feed_wait_gone AFTER DELETE ON feed_wait DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION gone('feed-wait', 'id');
      CREATE FUNCTION notes_alone() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
      BEGIN
        IF NOT has_table_privilege(TG_RELID, 'INSERT')
          AND to_jsonb(OLD) - ARRAY['notes', 'version'] <> to_jsonb(NEW) - ARRAY['notes', 'version']
        THEN
          RAISE insufficient_privilege USING MESSAGE = 'this role changes notes alone';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER camp_site_notes BEFORE UPDATE ON camp_site FOR EACH ROW EXECUTE FUNCTION notes_alone();
      CREATE TRIGGER reservation_notes BEFORE UPDATE ON reservation FOR EACH ROW EXECUTE FUNCTION notes_alone();
      CREATE FUNCTION counter_grows() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
      BEGIN
        PERFORM set_config('search_path', format('pg_catalog, %I, pg_temp', TG_TABLE_SCHEMA), TRUE);
        IF NOT acts_as_owner(TG_RELID) THEN
          RAISE EXCEPTION USING ERRCODE = 'CM001', MESSAGE = 'a counter only grows';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER counter_begins BEFORE INSERT ON counter FOR EACH ROW
        WHEN (NEW.seq NOT BETWEEN 0 AND 100000000) EXECUTE FUNCTION counter_grows();
      CREATE TRIGGER counter_grows BEFORE UPDATE ON counter FOR EACH ROW
        WHEN (NEW.seq - OLD.seq NOT BETWEEN 0 AND 100000000 OR NEW.name <> OLD.name) EXECUTE FUNCTION counter_grows();
      CREATE POLICY command_added ON command FOR INSERT
        WITH CHECK (batch IS NULL OR EXISTS (SELECT 1 FROM witness WHERE entry = batch AND role = session_user));
      CREATE POLICY command_begins_batch ON command FOR UPDATE USING (batch IS NULL AND EXISTS (
        SELECT 1 FROM witness WHERE entry = id AND transaction = pg_current_xact_id())) WITH CHECK (batch = id);
      """#

    /// The step by which the tables of a server come to prove who wrote.
    static let proofOnPostgreSQL: StaticString = #"""
      DROP POLICY command_added ON command;
      DROP POLICY command_begins_batch ON command;
      DROP POLICY key_freed ON key;
      CREATE TABLE witness (
        entry BIGINT CONSTRAINT "witness.entry" PRIMARY KEY,
        role TEXT COLLATE "C" NOT NULL,
        at BIGINT NOT NULL,
        clock TEXT COLLATE "C" NOT NULL,
        transaction XID8 NOT NULL
      );
      CREATE TABLE turn ();
      CREATE FUNCTION acts_as_owner(part oid) RETURNS boolean LANGUAGE sql STABLE AS $$
        SELECT pg_catalog.pg_has_role(
          CASE pg_catalog.current_setting('role') WHEN 'none' THEN session_user ELSE pg_catalog.current_setting('role') END,
          relowner, 'USAGE') FROM pg_catalog.pg_class WHERE oid = part
      $$;
      CREATE FUNCTION command_witnessed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
      BEGIN
        PERFORM set_config('search_path', format('pg_catalog, %I, pg_temp', TG_TABLE_SCHEMA), TRUE);
        INSERT INTO witness VALUES (
          NEW.id, session_user, extract(epoch FROM clock_timestamp())::bigint,
          coalesce(nullif(current_setting('campctl.clock', TRUE), ''), 'own'), pg_current_xact_id());
        RETURN NULL;
      END $$;
      CREATE TRIGGER command_witnessed AFTER INSERT ON command FOR EACH ROW EXECUTE FUNCTION command_witnessed();
      CREATE FUNCTION undoing_frees() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
      BEGIN
        PERFORM set_config('search_path', format('pg_catalog, %I, pg_temp', TG_TABLE_SCHEMA), TRUE);
        IF NOT acts_as_owner(TG_RELID) AND NOT (NEW.entry < NEW."by" AND EXISTS (
          SELECT 1 FROM command JOIN witness ON entry = id
          WHERE id = NEW."by" AND name IN ('undo', 'redo') AND transaction = pg_current_xact_id()))
        THEN
          RAISE EXCEPTION USING ERRCODE = 'CM001', MESSAGE = 'only an undo takes an entry back';
        END IF;
        DELETE FROM key WHERE command = NEW.entry;
        RETURN NULL;
      END $$;
      CREATE TRIGGER undoing_frees AFTER INSERT ON undoing FOR EACH ROW EXECUTE FUNCTION undoing_frees();
      CREATE FUNCTION gone() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
      DECLARE
        gone CONSTANT jsonb := to_jsonb(OLD);
      BEGIN
        PERFORM set_config('search_path', format('pg_catalog, %I, pg_temp', TG_TABLE_SCHEMA), TRUE);
        FOR n IN 0 .. TG_NARGS - 2 BY 2 LOOP
          PERFORM 1 FROM change JOIN witness ON entry = command
          WHERE kind = TG_ARGV[n] AND thing = (gone ->> TG_ARGV[n + 1])::bigint AND before IS NOT NULL
            AND transaction = pg_current_xact_id();
          IF FOUND THEN RETURN NULL; END IF;
        END LOOP;
        IF NOT acts_as_owner(TG_RELID) THEN
          RAISE EXCEPTION USING ERRCODE = 'CM001', MESSAGE = 'a row goes with an entry that has its image alone';
        END IF;
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER camp_site_gone AFTER DELETE ON camp_site DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION gone('site', 'id');
      CREATE CONSTRAINT TRIGGER camper_gone AFTER DELETE ON camper DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION gone('camper', 'id');
      CREATE CONSTRAINT TRIGGER reservation_gone AFTER DELETE ON reservation DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION gone('reservation', 'id');
      CREATE CONSTRAINT TRIGGER block_gone AFTER DELETE ON block DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION gone('block', 'id');
      CREATE CONSTRAINT TRIGGER night_gone AFTER DELETE ON night DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION gone('reservation', 'reservation', 'block', 'block');
      CREATE CONSTRAINT TRIGGER displaced_night_gone AFTER DELETE ON displaced_night DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION gone('block', 'block');
      CREATE CONSTRAINT TRIGGER waitlist_gone AFTER DELETE ON waitlist DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION gone('waitlist', 'id');
      CREATE CONSTRAINT TRIGGER rate_gone AFTER DELETE ON rate DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION gone('rate', 'id');
      CREATE CONSTRAINT TRIGGER tax_gone AFTER DELETE ON tax DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION gone('tax', 'id');
      CREATE CONSTRAINT TRIGGER discount_gone AFTER DELETE ON discount DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION gone('discount', 'id');
      CREATE CONSTRAINT TRIGGER item_gone AFTER DELETE ON item DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION gone('item', 'id');
      CREATE CONSTRAINT TRIGGER stay_rule_gone AFTER DELETE ON stay_rule DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION gone('rule', 'id');
      CREATE CONSTRAINT TRIGGER feed_wait_gone AFTER DELETE ON feed_wait DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION gone('feed-wait', 'id');
      CREATE FUNCTION notes_alone() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
      BEGIN
        IF NOT has_table_privilege(TG_RELID, 'INSERT')
          AND to_jsonb(OLD) - ARRAY['notes', 'version'] <> to_jsonb(NEW) - ARRAY['notes', 'version']
        THEN
          RAISE insufficient_privilege USING MESSAGE = 'this role changes notes alone';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER camp_site_notes BEFORE UPDATE ON camp_site FOR EACH ROW EXECUTE FUNCTION notes_alone();
      CREATE TRIGGER reservation_notes BEFORE UPDATE ON reservation FOR EACH ROW EXECUTE FUNCTION notes_alone();
      CREATE FUNCTION counter_grows() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
      BEGIN
        PERFORM set_config('search_path', format('pg_catalog, %I, pg_temp', TG_TABLE_SCHEMA), TRUE);
        IF NOT acts_as_owner(TG_RELID) THEN
          RAISE EXCEPTION USING ERRCODE = 'CM001', MESSAGE = 'a counter only grows';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER counter_begins BEFORE INSERT ON counter FOR EACH ROW
        WHEN (NEW.seq NOT BETWEEN 0 AND 100000000) EXECUTE FUNCTION counter_grows();
      CREATE TRIGGER counter_grows BEFORE UPDATE ON counter FOR EACH ROW
        WHEN (NEW.seq - OLD.seq NOT BETWEEN 0 AND 100000000 OR NEW.name <> OLD.name) EXECUTE FUNCTION counter_grows();
      CREATE POLICY command_added ON command FOR INSERT
        WITH CHECK (batch IS NULL OR EXISTS (SELECT 1 FROM witness WHERE entry = batch AND role = session_user));
      CREATE POLICY command_begins_batch ON command FOR UPDATE USING (batch IS NULL AND EXISTS (
        SELECT 1 FROM witness WHERE entry = id AND transaction = pg_current_xact_id())) WITH CHECK (batch = id);
      """#
  }
#endif
