-- Rounds that are settled again because a studio corrected its result (docs/decisions/042).

-- Settles a round again in two transfers: reverses what it paid, then pays the new amount. What the account no longer has
-- becomes a debt, and a payment goes to that debt first. A jackpot of the round stays. What the round pays more than before
-- obeys the limits of wins: it may be refused or held. A round with a win under review waits. The caller holds the accounts
-- and has opened the receivable one.
CREATE OR REPLACE FUNCTION resettle_round(
  p_provider text,
  p_transaction text,
  p_member text,
  p_game text,
  p_round text,
  p_amount bigint,
  p_house text,
  p_at timestamptz,
  p_limits jsonb,
  OUT outcome text,
  OUT reference text,
  OUT balance bigint,
  OUT owed bigint,
  OUT win_before bigint,
  OUT win_after bigint,
  OUT play_account text,
  OUT is_held boolean
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
  v_cause text;
  v_held bigint := 0;
BEGIN
  is_held := false;
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
    is_held := v_first.outcome = 'replayed' AND EXISTS (
      SELECT 1 FROM held_wins h WHERE h.transaction_id = p_transaction AND h.provider = p_provider
    );
    RETURN;
  END IF;

  SELECT r.state, r.node_id, r.win_minor, r.held_minor, g.vassalage INTO v_round
    FROM rounds r JOIN games g ON g.node_id = r.node_id WHERE r.id = v_key FOR UPDATE OF r;
  IF v_round.held_minor > 0 THEN
    outcome := 'under_review';
    RETURN;
  END IF;
  IF v_round.state <> 'settled' THEN
    outcome := CASE v_round.state WHEN 'open' THEN 'round_open' ELSE 'rolled_back' END;
    RETURN;
  END IF;
  v_jackpots := jackpots_of(v_key);
  v_paid := v_round.win_minor - v_jackpots;
  IF p_amount > v_paid THEN
    v_cause := judge_beside_jackpot(p_limits, v_round.node_id, v_round.vassalage, v_jackpots + p_amount, v_jackpots);
    IF v_cause = 'refused' THEN
      outcome := 'above_largest_win';
      RETURN;
    END IF;
    is_held := v_cause IS NOT NULL;
    IF is_held THEN
      v_held := p_amount - v_paid;
    END IF;
  END IF;
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
    v_part := least(v_debt, p_amount - v_held);
    SELECT * INTO v_post FROM append_transfer(
      'vendor:' || p_provider, p_transaction, 'win-correction', 'win-correction ' || p_amount,
      jsonb_build_object('round', v_key), p_at,
      ARRAY[resettle_round.play_account, p_house] || CASE WHEN v_part > 0 THEN ARRAY[v_owing] END
        || CASE WHEN is_held THEN ARRAY[win_hold_account(p_member)] END,
      ARRAY[p_amount - v_held - v_part, -p_amount] || CASE WHEN v_part > 0 THEN ARRAY[v_part] END
        || CASE WHEN is_held THEN ARRAY[v_held] END
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
  win_after := v_jackpots + p_amount - v_held;
  UPDATE rounds SET win_minor = win_after, held_minor = v_held, balance_after_minor = resettle_round.balance WHERE id = v_key;
  IF is_held THEN
    INSERT INTO held_wins (provider, transaction_id, kind, round_key, member_id, play_account, amount_minor, cause, held_at)
      VALUES (p_provider, p_transaction, 'correction', v_key, p_member, resettle_round.play_account, v_held, v_cause, p_at);
  END IF;
  INSERT INTO round_transactions (provider, transaction_id, kind, round_key, member_id, amount_minor, taken_back_minor,
                                  owed_minor, reference, balance_after_minor, at)
    VALUES (p_provider, p_transaction, 'correction', v_key, p_member, p_amount, v_paid, resettle_round.owed,
            resettle_round.reference, resettle_round.balance, p_at);
  outcome := 'posted';
END $$;

-- Settles rounds again, each judged for itself. All accounts are opened and then locked at the beginning, in the order of
-- post_transfer; the rounds of one player are taken in the order they came in.
CREATE OR REPLACE FUNCTION resettle_rounds(p_provider text, p_rounds jsonb, p_house text, p_at timestamptz, p_limits jsonb)
  RETURNS TABLE (no integer, outcome text, reference text, balance bigint, owed bigint, win_before bigint,
    win_after bigint, play_account text, is_held boolean)
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
    SELECT r.outcome, r.reference, r.balance, r.owed, r.win_before, r.win_after, r.play_account, r.is_held
      INTO outcome, reference, balance, owed, win_before, win_after, play_account, is_held
      FROM resettle_round(p_provider, v_asked.transaction_id, v_asked.member_id, v_asked.game_code, v_asked.round_id,
                          v_asked.amount, p_house, p_at, p_limits) r;
    RETURN NEXT;
  END LOOP;
END $$;
