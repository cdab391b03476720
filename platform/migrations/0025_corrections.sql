-- What a studio told wrongly: the right result (vendor_corrections), and rounds that are settled again. May be run over itself.
CREATE TABLE IF NOT EXISTS "vendor_corrections" (
	"event_id" text NOT NULL,
	"game_code" text NOT NULL,
	"provider" text NOT NULL,
	"correction" smallint NOT NULL,
	"result" text NOT NULL,
	"reason" text NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vendor_corrections_event_id_game_code_provider_correction_pk" PRIMARY KEY("event_id","game_code","provider","correction")
);
--> statement-breakpoint
ALTER TABLE "round_transactions" ADD COLUMN IF NOT EXISTS "taken_back_minor" bigint;
--> statement-breakpoint
ALTER TABLE "round_transactions" ADD COLUMN IF NOT EXISTS "owed_minor" bigint;
--> statement-breakpoint
DROP TRIGGER IF EXISTS vendor_corrections_append_only ON vendor_corrections;
--> statement-breakpoint
CREATE TRIGGER vendor_corrections_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON vendor_corrections
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Settles a round again: takes back what it paid, and pays the new amount, in two transfers. What the account it was paid to
-- no longer has is owed; what is paid goes to what is owed first. A jackpot of the round is the pool's and stays. The caller
-- holds the accounts and has opened the receivable one.
DROP FUNCTION IF EXISTS resettle_round;
--> statement-breakpoint
CREATE FUNCTION resettle_round(
  p_provider text,
  p_transaction text,
  p_member text,
  p_game text,
  p_round text,
  p_amount bigint,
  p_house text,
  p_at timestamptz,
  OUT outcome text,
  OUT reference text,
  OUT balance bigint,
  OUT owed bigint,
  OUT win_before bigint,
  OUT win_after bigint,
  OUT play_account text
) LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  v_first record;
  v_round record;
  v_post record;
  v_key text := p_provider || ':' || p_round;
  v_owing text := 'member:' || p_member || ':receivable';
  v_jackpots bigint;
  v_paid bigint;
  v_debt_before bigint;
  v_debt bigint;
  v_part bigint;
BEGIN
  SELECT r.member_id, r.play_account, g.game_code INTO v_round
    FROM rounds r JOIN games g ON g.node_id = r.node_id WHERE r.id = v_key;
  IF NOT FOUND THEN
    outcome := 'unknown_round';
    RETURN;
  END IF;
  IF v_round.member_id <> p_member OR v_round.game_code <> p_game THEN
    outcome := 'foreign_round';
    RETURN;
  END IF;
  play_account := v_round.play_account;
  SELECT a.balance INTO balance FROM ledger_accounts a WHERE a.id = v_round.play_account;
  SELECT -a.balance INTO v_debt_before FROM ledger_accounts a WHERE a.id = v_owing;
  IF balance IS NULL OR v_debt_before IS NULL OR NOT EXISTS (SELECT 1 FROM ledger_accounts a WHERE a.id = p_house) THEN
    outcome := 'unknown_account';
    RETURN;
  END IF;

  SELECT m.outcome, m.reference, m.balance, t.owed_minor INTO v_first
    FROM earlier_movement(p_provider, p_transaction, 'correction', v_key, p_member, p_amount, false, NULL) m
    JOIN round_transactions t ON t.transaction_id = p_transaction AND t.provider = p_provider;
  IF FOUND THEN
    outcome := v_first.outcome;
    reference := v_first.reference;
    balance := coalesce(v_first.balance, resettle_round.balance);
    owed := CASE WHEN v_first.outcome = 'replayed' THEN v_first.owed_minor END;
    RETURN;
  END IF;

  SELECT r.state, r.win_minor INTO v_round FROM rounds r WHERE r.id = v_key FOR UPDATE;
  IF v_round.state <> 'settled' THEN
    outcome := CASE v_round.state WHEN 'open' THEN 'round_open' ELSE 'rolled_back' END;
    RETURN;
  END IF;
  SELECT coalesce(sum(t.amount_minor), 0) INTO v_jackpots
    FROM round_transactions t WHERE t.round_key = v_key AND t.kind = 'jackpot';
  v_paid := v_round.win_minor - v_jackpots;
  v_debt := v_debt_before;
  reference := 'correction:' || p_transaction;
  IF v_paid > 0 THEN
    v_part := greatest(v_paid - balance, 0);
    -- '~' is in no id of a studio: the name is free.
    SELECT * INTO v_post FROM append_transfer(
      'vendor:' || p_provider, p_transaction || '~back', 'win-reversal', 'win-reversal ' || v_paid,
      jsonb_build_object('round', v_key), p_at,
      ARRAY[resettle_round.play_account, p_house] || CASE WHEN v_part > 0 THEN ARRAY[v_owing] END,
      ARRAY[v_part - v_paid, v_paid] || CASE WHEN v_part > 0 THEN ARRAY[-v_part] END
    );
    IF v_post.transfer_id IS NULL THEN
      RAISE EXCEPTION 'a transaction id was taken meanwhile' USING ERRCODE = 'serialization_failure';
    END IF;
    v_debt := v_debt + v_part;
    reference := v_post.transfer_id::text;
    balance := v_post.balances[1];
  END IF;
  IF p_amount > 0 THEN
    v_part := least(v_debt, p_amount);
    SELECT * INTO v_post FROM append_transfer(
      'vendor:' || p_provider, p_transaction, 'win-correction', 'win-correction ' || p_amount,
      jsonb_build_object('round', v_key), p_at,
      ARRAY[resettle_round.play_account, p_house] || CASE WHEN v_part > 0 THEN ARRAY[v_owing] END,
      ARRAY[p_amount - v_part, -p_amount] || CASE WHEN v_part > 0 THEN ARRAY[v_part] END
    );
    IF v_post.transfer_id IS NULL THEN
      RAISE EXCEPTION 'a transaction id was taken meanwhile' USING ERRCODE = 'serialization_failure';
    END IF;
    v_debt := v_debt - v_part;
    reference := v_post.transfer_id::text;
    balance := v_post.balances[1];
  END IF;
  owed := greatest(v_debt - v_debt_before, 0);
  win_before := v_round.win_minor;
  win_after := v_jackpots + p_amount;
  UPDATE rounds SET win_minor = win_after, balance_after_minor = resettle_round.balance WHERE id = v_key;
  INSERT INTO round_transactions (provider, transaction_id, kind, round_key, member_id, amount_minor, taken_back_minor,
                                  owed_minor, reference, balance_after_minor, at)
    VALUES (p_provider, p_transaction, 'correction', v_key, p_member, p_amount, v_paid, resettle_round.owed,
            resettle_round.reference, resettle_round.balance, p_at);
  outcome := 'posted';
END $$;
--> statement-breakpoint
-- Settles rounds again, each judged for itself. The accounts of all are opened and then locked at the beginning, in the order of
-- post_transfer; the rounds of one player are taken in the order they came in.
DROP FUNCTION IF EXISTS resettle_rounds;
--> statement-breakpoint
CREATE FUNCTION resettle_rounds(p_provider text, p_rounds jsonb, p_house text, p_at timestamptz)
  RETURNS TABLE (no integer, outcome text, reference text, balance bigint, owed bigint, win_before bigint,
    win_after bigint, play_account text)
  LANGUAGE plpgsql AS $$
DECLARE
  v_asked record;
BEGIN
  INSERT INTO ledger_accounts (id, owner_kind, owner_id, kind, unit, may_go_negative)
    SELECT DISTINCT 'member:' || r.member_id || ':receivable', 'member', r.member_id, 'receivable', 'money', true
      FROM jsonb_to_recordset(p_rounds) AS asked (round_id text, member_id text)
      JOIN rounds r ON r.id = p_provider || ':' || asked.round_id AND r.member_id = asked.member_id
      ORDER BY 1
    ON CONFLICT DO NOTHING;
  PERFORM 1 FROM ledger_accounts a WHERE a.id = p_house OR a.id IN (
    SELECT account FROM jsonb_to_recordset(p_rounds) AS asked (round_id text, member_id text)
      JOIN rounds r ON r.id = p_provider || ':' || asked.round_id AND r.member_id = asked.member_id,
      unnest(ARRAY[r.play_account, 'member:' || r.member_id || ':receivable']) account
  ) ORDER BY a.id FOR NO KEY UPDATE;
  FOR v_asked IN
    SELECT asked.* FROM jsonb_to_recordset(p_rounds) AS asked (no integer, transaction_id text, member_id text,
        game_code text, round_id text, amount bigint)
      ORDER BY asked.member_id, asked.no
  LOOP
    no := v_asked.no;
    SELECT r.outcome, r.reference, r.balance, r.owed, r.win_before, r.win_after, r.play_account
      INTO outcome, reference, balance, owed, win_before, win_after, play_account
      FROM resettle_round(p_provider, v_asked.transaction_id, v_asked.member_id, v_asked.game_code, v_asked.round_id,
                          v_asked.amount, p_house, p_at) r;
    RETURN NEXT;
  END LOOP;
END $$;
--> statement-breakpoint
DROP FUNCTION IF EXISTS settle_wins;
--> statement-breakpoint
DROP TYPE IF EXISTS win_in_hand;
--> statement-breakpoint
-- A win on its way through settle_wins: what was asked, and what became of it.
CREATE TYPE win_in_hand AS (
  no integer,
  transaction_id text,
  member_id text,
  round_key text,
  amount bigint,
  closes boolean,
  play_account text,
  outcome text,
  reference text,
  balance bigint,
  house_balance bigint,
  -- Of those that are posted and move something: 1, 2, ...
  transfer_no bigint,
  transfer_id bigint
);
--> statement-breakpoint
-- Wins whose transactions and rounds all differ, each judged as settle_win does, and written in sets: of a draw most tickets
-- win nothing, and a draw is settled at once. The rounds are not locked: who changes one holds the account it plays from.
CREATE FUNCTION settle_wins(p_provider text, p_wins jsonb, p_house text, p_at timestamptz)
  RETURNS TABLE (no integer, outcome text, reference text, balance bigint, round_closed boolean, play_account text)
  LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
#variable_conflict use_column
DECLARE
  v_accounts text[];
  v_house_balance bigint;
  v_wins win_in_hand[];
  v_posted win_in_hand[];
  v_paid win_in_hand[];
  v_ids bigint[];
  v_written integer;
BEGIN
  SELECT array_agg(DISTINCT r.play_account) INTO v_accounts
    FROM jsonb_to_recordset(p_wins) AS asked (round_id text, member_id text)
    JOIN rounds r ON r.id = p_provider || ':' || asked.round_id AND r.member_id = asked.member_id;
  PERFORM 1 FROM ledger_accounts a WHERE a.id = ANY (v_accounts || p_house) ORDER BY a.id FOR NO KEY UPDATE;
  -- After the locks: a movement that ran at the same time is visible now.
  SELECT a.balance INTO v_house_balance FROM ledger_accounts a WHERE a.id = p_house;
  v_wins := ARRAY(SELECT ROW(
      judged.no, judged.transaction_id, judged.member_id, judged.round_key, judged.amount, judged.closes,
      judged.play_account, judged.outcome,
      CASE judged.outcome WHEN 'posted' THEN 'win:' || judged.transaction_id ELSE judged.first_reference END,
      CASE judged.outcome
        WHEN 'replayed' THEN judged.first_balance
        ELSE judged.balance + sum(judged.moved) OVER (PARTITION BY judged.play_account ORDER BY judged.no)
      END,
      v_house_balance - sum(judged.moved) OVER (ORDER BY judged.no),
      CASE WHEN judged.moved > 0 THEN count(*) FILTER (WHERE judged.moved > 0) OVER (ORDER BY judged.no) END,
      NULL)::win_in_hand
    FROM (
      SELECT seen.*, CASE seen.outcome WHEN 'posted' THEN seen.amount ELSE 0 END AS moved
        FROM (
          SELECT asked.no, asked.transaction_id, asked.member_id, asked.amount, asked.closes_round AS closes,
                 p_provider || ':' || asked.round_id AS round_key,
                 CASE WHEN r.member_id = asked.member_id AND g.game_code = asked.game_code THEN r.play_account END
                   AS play_account,
                 CASE WHEN r.member_id = asked.member_id AND g.game_code = asked.game_code THEN a.balance END AS balance,
                 first.reference AS first_reference, first.balance AS first_balance,
                 CASE
                   WHEN r.id IS NULL THEN 'unknown_round'
                   WHEN r.member_id <> asked.member_id OR g.game_code <> asked.game_code THEN 'foreign_round'
                   WHEN a.balance IS NULL OR v_house_balance IS NULL THEN 'unknown_account'
                   WHEN first.outcome IS NOT NULL THEN first.outcome
                   WHEN r.state <> 'open' THEN 'round_closed'
                   ELSE 'posted'
                 END AS outcome
            FROM jsonb_to_recordset(p_wins) AS asked (no integer, transaction_id text, member_id text, game_code text,
              round_id text, amount bigint, closes_round boolean)
            LEFT JOIN rounds r ON r.id = p_provider || ':' || asked.round_id
            LEFT JOIN games g ON g.node_id = r.node_id
            LEFT JOIN ledger_accounts a ON a.id = r.play_account
            LEFT JOIN LATERAL earlier_movement(p_provider, asked.transaction_id, 'win', r.id, asked.member_id,
                                               asked.amount, asked.closes_round, NULL) first
              ON r.member_id = asked.member_id AND g.game_code = asked.game_code
        ) seen
    ) judged ORDER BY judged.no);

  v_ids := ARRAY(SELECT nextval('ledger_transfers_id_seq')
    FROM generate_series(1, (SELECT max(w.transfer_no) FROM unnest(v_wins) w)));
  v_wins := ARRAY(SELECT ROW(
      w.no, w.transaction_id, w.member_id, w.round_key, w.amount, w.closes, w.play_account, w.outcome,
      coalesce(v_ids[w.transfer_no]::text, w.reference), w.balance, w.house_balance, w.transfer_no,
      v_ids[w.transfer_no])::win_in_hand
    FROM unnest(v_wins) w ORDER BY w.no);
  v_posted := ARRAY(SELECT w FROM unnest(v_wins) w WHERE w.outcome = 'posted');
  v_paid := ARRAY(SELECT w FROM unnest(v_posted) w WHERE w.transfer_id IS NOT NULL);

  IF cardinality(v_paid) > 0 THEN
    INSERT INTO ledger_transfers (id, source, reference, kind, content, meta, created_at)
      SELECT w.transfer_id, 'vendor:' || p_provider, w.transaction_id, 'win', 'win ' || w.amount,
             jsonb_build_object('round', w.round_key), p_at
        FROM unnest(v_paid) w ORDER BY w.transfer_id
      ON CONFLICT (source, reference) DO NOTHING;
    GET DIAGNOSTICS v_written = ROW_COUNT;
    IF v_written < cardinality(v_paid) THEN
      RAISE EXCEPTION 'a transaction id was taken meanwhile' USING ERRCODE = 'serialization_failure';
    END IF;
    UPDATE ledger_accounts a SET balance = a.balance + moved.amount
      FROM (
        SELECT leg.account, sum(leg.amount)::bigint AS amount
          FROM unnest(v_paid) w, LATERAL (VALUES (w.play_account, w.amount), (p_house, -w.amount)) AS leg (account, amount)
          GROUP BY leg.account
      ) moved
      WHERE a.id = moved.account;
    -- All legs in one statement, each account's in the order of its balances.
    INSERT INTO ledger_entries (transfer_id, account_id, amount, balance_after)
      SELECT w.transfer_id, leg.account, leg.amount, leg.balance
        FROM unnest(v_paid) w, LATERAL (
          VALUES (1, w.play_account, w.amount, w.balance), (2, p_house, -w.amount, w.house_balance)
        ) AS leg (no, account, amount, balance)
        ORDER BY w.transfer_id, leg.no;
  END IF;
  IF cardinality(v_posted) > 0 THEN
    UPDATE rounds r SET win_minor = r.win_minor + w.amount, balance_after_minor = w.balance,
                        state = CASE WHEN w.closes THEN 'settled' ELSE r.state END,
                        settled_at = CASE WHEN w.closes THEN p_at END
      FROM unnest(v_posted) w WHERE r.id = w.round_key AND r.state = 'open';
    GET DIAGNOSTICS v_written = ROW_COUNT;
    IF v_written < cardinality(v_posted) THEN
      RAISE EXCEPTION 'a round was closed meanwhile' USING ERRCODE = 'serialization_failure';
    END IF;
    INSERT INTO round_transactions (provider, transaction_id, kind, round_key, member_id, amount_minor, closes_round,
                                    reference, balance_after_minor, at)
      SELECT p_provider, w.transaction_id, 'win', w.round_key, w.member_id, w.amount, w.closes, w.reference, w.balance, p_at
        FROM unnest(v_posted) w ORDER BY w.transaction_id
      ON CONFLICT (transaction_id, provider) DO NOTHING;
    GET DIAGNOSTICS v_written = ROW_COUNT;
    IF v_written < cardinality(v_posted) THEN
      RAISE EXCEPTION 'a transaction id was taken meanwhile' USING ERRCODE = 'serialization_failure';
    END IF;
  END IF;
  RETURN QUERY SELECT w.no, w.outcome, w.reference, w.balance, w.outcome = 'posted' AND w.closes, w.play_account
    FROM unnest(v_wins) w;
END $$;
--> statement-breakpoint
-- As before (0015), and wins that have nothing to do with each other in sets.
CREATE OR REPLACE FUNCTION settle_movements(p_provider text, p_movements jsonb, p_house text, p_at timestamptz)
  RETURNS TABLE (no integer, outcome text, reference text, balance bigint, round_closed boolean, play_account text)
  LANGUAGE plpgsql AS $$
DECLARE
  v_asked record;
BEGIN
  IF (
    SELECT count(*) > 1 AND bool_and(asked.kind = 'win') AND count(DISTINCT asked.transaction_id) = count(*)
           AND count(DISTINCT asked.round_id) = count(*)
      FROM jsonb_to_recordset(p_movements) AS asked (kind text, transaction_id text, round_id text)
  ) THEN
    RETURN QUERY SELECT * FROM settle_wins(p_provider, p_movements, p_house, p_at);
    RETURN;
  END IF;
  FOR v_asked IN
    SELECT asked.* FROM jsonb_to_recordset(p_movements) AS asked (no integer, kind text, transaction_id text,
        bet_transaction_id text, member_id text, game_code text, round_id text, amount bigint, closes_round boolean)
      ORDER BY asked.member_id, asked.no
  LOOP
    no := v_asked.no;
    IF v_asked.kind = 'win' THEN
      SELECT w.outcome, w.reference, w.balance, w.round_closed, w.play_account
        INTO outcome, reference, balance, round_closed, play_account
        FROM settle_win(p_provider, NULL, v_asked.transaction_id, v_asked.member_id, v_asked.game_code, v_asked.round_id,
                        v_asked.amount, v_asked.closes_round, p_house, p_at) w;
    ELSE
      SELECT r.outcome, r.reference, r.balance, r.round_closed, r.play_account
        INTO outcome, reference, balance, round_closed, play_account
        FROM rollback_bet(p_provider, NULL, v_asked.transaction_id, v_asked.bet_transaction_id, v_asked.member_id,
                          last_play_account(p_provider, v_asked.member_id), v_asked.round_id, p_house, p_at) r;
    END IF;
    RETURN NEXT;
  END LOOP;
END $$;
