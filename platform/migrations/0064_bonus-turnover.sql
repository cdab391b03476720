CREATE TABLE "bonus_holds" (
	"requirement_id" bigint PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"held_minor" bigint NOT NULL,
	"staked_minor" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "bonus_holds_not_negative" CHECK ("bonus_holds"."held_minor" >= 0 and "bonus_holds"."staked_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "bonus_rounds" (
	"round_key" text NOT NULL,
	"requirement_id" bigint NOT NULL,
	"staked_minor" bigint NOT NULL,
	"won_minor" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "bonus_rounds_round_key_requirement_id_pk" PRIMARY KEY("round_key","requirement_id")
);
--> statement-breakpoint
CREATE INDEX "bonus_holds_member" ON "bonus_holds" USING btree ("member_id","requirement_id");
--> statement-breakpoint
ALTER TABLE "turnover_requirements" ADD COLUMN "amount_minor" bigint;
--> statement-breakpoint
-- Of requirements from before: what reached the wallet, as far as it is known; else all that had to be bet.
UPDATE turnover_requirements t SET amount_minor = coalesce(
  (SELECT g.amount_minor FROM reward_grants g WHERE t.reference = 'reward-' || g.id),
  (SELECT d.arrived_minor - coalesce(d.fee_minor, 0) - coalesce(d.repaid_minor, 0) FROM deposits d WHERE d.id = t.reference),
  (SELECT c.amount_minor FROM credited_notices c WHERE c.reference = t.reference),
  t.required_minor
);
--> statement-breakpoint
ALTER TABLE "turnover_requirements" ALTER COLUMN "amount_minor" SET NOT NULL;
--> statement-breakpoint
-- A bonus from before binds what it gave: what was won with it so far is not known, and stays free.
INSERT INTO bonus_holds (requirement_id, member_id, held_minor)
  SELECT t.id, t.member_id, t.amount_minor FROM turnover_requirements t
    WHERE t.reference LIKE 'reward-%' AND t.bet_minor < t.required_minor;
--> statement-breakpoint
-- Bonuses of a member hold at most what the member has: what was taken otherwise than by play came out of them last.
CREATE FUNCTION trim_bonus_holds(p_member text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_hold record;
  v_left bigint;
BEGIN
  SELECT coalesce(sum(a.balance), 0) INTO v_left FROM ledger_accounts a
    WHERE a.owner_kind = 'member' AND a.owner_id = p_member AND (a.kind = 'main' OR a.kind LIKE 'vendor-%');
  FOR v_hold IN
    SELECT h.requirement_id, h.held_minor FROM bonus_holds h JOIN turnover_requirements t ON t.id = h.requirement_id
      WHERE h.member_id = p_member AND t.bet_minor < t.required_minor AND h.held_minor > 0
      ORDER BY h.requirement_id FOR UPDATE OF h
  LOOP
    IF v_hold.held_minor > v_left THEN
      UPDATE bonus_holds SET held_minor = v_left WHERE requirement_id = v_hold.requirement_id;
    END IF;
    v_left := v_left - least(v_hold.held_minor, v_left);
  END LOOP;
END $$;
--> statement-breakpoint
-- Follows bonuses through play (docs/decisions/089-bonus-turnover.md): a stake is paid from the oldest open bonus first, a
-- win belongs to a bonus by its part of the stake, and what is taken back goes to the bonus first. In the transaction of the
-- movement, which holds the account played from: who holds the accounts of a member reads bonuses as they stand.
CREATE FUNCTION follow_bonus_play() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_move record;
  v_bonus record;
  v_round record;
  v_left bigint;
  v_part bigint;
BEGIN
  IF NOT EXISTS (SELECT 1 FROM added m JOIN bonus_holds h ON h.member_id = m.member_id) THEN
    RETURN NULL;
  END IF;
  -- In the order of members, so that two movements of many do not wait for each other.
  FOR v_move IN
    SELECT m.kind, m.round_key, m.member_id, m.amount_minor AS amount, m.closes_round FROM added m
      WHERE m.reference <> 'history' AND EXISTS (SELECT 1 FROM bonus_holds h WHERE h.member_id = m.member_id)
      ORDER BY m.member_id, m.transaction_id
  LOOP
    v_left := v_move.amount;
    IF v_move.kind = 'bet' THEN
      FOR v_bonus IN
        SELECT h.requirement_id, h.held_minor FROM bonus_holds h JOIN turnover_requirements t ON t.id = h.requirement_id
          WHERE h.member_id = v_move.member_id AND t.bet_minor < t.required_minor AND h.held_minor > 0
          ORDER BY h.requirement_id FOR UPDATE OF h
      LOOP
        EXIT WHEN v_left = 0;
        v_part := least(v_bonus.held_minor, v_left);
        UPDATE bonus_holds SET held_minor = held_minor - v_part, staked_minor = staked_minor + v_part
          WHERE requirement_id = v_bonus.requirement_id;
        INSERT INTO bonus_rounds AS r (round_key, requirement_id, staked_minor)
          VALUES (v_move.round_key, v_bonus.requirement_id, v_part)
          ON CONFLICT (round_key, requirement_id) DO UPDATE SET staked_minor = r.staked_minor + v_part;
        v_left := v_left - v_part;
      END LOOP;
    ELSIF v_move.kind = 'rollback' THEN
      FOR v_bonus IN
        SELECT r.requirement_id, r.staked_minor FROM bonus_rounds r JOIN bonus_holds h ON h.requirement_id = r.requirement_id
          WHERE r.round_key = v_move.round_key ORDER BY r.requirement_id FOR UPDATE OF h
      LOOP
        v_part := least(v_bonus.staked_minor, v_left);
        UPDATE bonus_holds SET held_minor = held_minor + v_part, staked_minor = staked_minor - v_part
          WHERE requirement_id = v_bonus.requirement_id;
        UPDATE bonus_rounds SET staked_minor = staked_minor - v_part
          WHERE round_key = v_move.round_key AND requirement_id = v_bonus.requirement_id;
        v_left := v_left - v_part;
      END LOOP;
    ELSE
      SELECT r.stake_minor, r.win_minor INTO v_round FROM rounds r WHERE r.id = v_move.round_key;
      FOR v_bonus IN
        SELECT r.requirement_id, r.staked_minor, r.won_minor FROM bonus_rounds r
          JOIN bonus_holds h ON h.requirement_id = r.requirement_id
          WHERE r.round_key = v_move.round_key ORDER BY r.requirement_id FOR UPDATE OF h
      LOOP
        v_part := floor(v_round.win_minor::numeric * v_bonus.staked_minor / greatest(v_round.stake_minor, 1))::bigint;
        UPDATE bonus_holds SET
            held_minor = greatest(held_minor + v_part - v_bonus.won_minor, 0),
            staked_minor = staked_minor - CASE WHEN v_move.closes_round THEN v_bonus.staked_minor ELSE 0 END
          WHERE requirement_id = v_bonus.requirement_id;
        UPDATE bonus_rounds SET won_minor = v_part
          WHERE round_key = v_move.round_key AND requirement_id = v_bonus.requirement_id;
      END LOOP;
      IF v_move.kind = 'correction' THEN
        PERFORM trim_bonus_holds(v_move.member_id);
      END IF;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER round_transactions_bonus AFTER INSERT ON round_transactions REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION follow_bonus_play();
--> statement-breakpoint
-- What members decline of rewards, missions and envelopes.
ALTER TABLE "reward_grants" ADD COLUMN "declined_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "missions_reached" ADD COLUMN "declined_at" timestamp with time zone;
--> statement-breakpoint
CREATE TABLE "declined_drops" (
	"member_id" text NOT NULL,
	"drop_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "declined_drops_member_id_drop_id_pk" PRIMARY KEY("member_id","drop_id")
);
