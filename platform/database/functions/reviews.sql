-- Wins under review (docs/decisions/108): held by wins.sql, corrections.sql and the jackpot, decided here.

-- Pays a held win to the account that played, or returns it to the house, and closes its round if that waited for it. Of two
-- concurrent decisions the second finds it decided. Without a stake left in its round it can only be rejected. A correction
-- pays first what its player owes, as in corrections.sql.
CREATE OR REPLACE FUNCTION decide_held_win(
  p_provider text,
  p_transaction text,
  p_pays boolean,
  p_house text,
  p_who text,
  p_why text,
  p_at timestamptz,
  OUT outcome text,
  OUT balance bigint,
  OUT round_closed boolean,
  OUT win_before bigint,
  OUT win_after bigint
) LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  v_held record;
  v_round record;
  v_post record;
  v_hold text;
  v_owing text;
  v_part bigint := 0;
BEGIN
  round_closed := false;
  SELECT h.* INTO v_held FROM held_wins h WHERE h.transaction_id = p_transaction AND h.provider = p_provider;
  IF NOT FOUND THEN
    outcome := 'not_found';
    RETURN;
  END IF;
  v_hold := 'member:' || v_held.member_id || ':win-hold';
  v_owing := CASE v_held.kind WHEN 'correction' THEN 'member:' || v_held.member_id || ':receivable' END;
  -- In the order of post_transfer.
  PERFORM 1 FROM ledger_accounts a WHERE a.id IN (p_house, v_held.play_account, v_hold, v_owing)
    ORDER BY a.id FOR NO KEY UPDATE;
  SELECT r.* INTO v_round FROM rounds r WHERE r.id = v_held.round_key FOR UPDATE;
  -- After the locks: a decision that ran at the same time is visible now.
  SELECT h.state INTO outcome FROM held_wins h WHERE h.transaction_id = p_transaction AND h.provider = p_provider;
  IF outcome <> 'held' THEN
    outcome := 'decided';
    RETURN;
  END IF;
  IF p_pays AND v_round.stake_minor = 0 THEN
    outcome := 'rolled_back';
    RETURN;
  END IF;

  win_before := v_round.win_minor;
  win_after := v_round.win_minor;
  IF p_pays THEN
    IF v_owing IS NOT NULL THEN
      SELECT least(-a.balance, v_held.amount_minor) INTO STRICT v_part FROM ledger_accounts a WHERE a.id = v_owing;
    END IF;
    SELECT * INTO v_post FROM append_transfer(
      'win-review', p_provider || ':' || p_transaction, v_held.kind, 'paid ' || v_held.amount_minor,
      jsonb_build_object('round', v_held.round_key), p_at,
      ARRAY[v_held.play_account, v_hold] || CASE WHEN v_part > 0 THEN ARRAY[v_owing] END,
      ARRAY[v_held.amount_minor - v_part, -v_held.amount_minor] || CASE WHEN v_part > 0 THEN ARRAY[v_part] END
    );
    balance := v_post.balances[1];
    win_after := v_round.win_minor + v_held.amount_minor;
  ELSE
    -- '~' is in no id of a studio. The day of the decision gets the reversal, in the ledger and in the records alike.
    SELECT * INTO v_post FROM append_transfer(
      'vendor:' || p_provider, p_transaction || '~rejected',
      CASE v_held.kind WHEN 'jackpot' THEN 'jackpot' ELSE 'win-reversal' END, 'rejected ' || v_held.amount_minor,
      jsonb_build_object('round', v_held.round_key), p_at,
      ARRAY[v_hold, p_house], ARRAY[-v_held.amount_minor, v_held.amount_minor]
    );
    SELECT a.balance INTO balance FROM ledger_accounts a WHERE a.id = v_held.play_account;
    INSERT INTO round_transactions (provider, transaction_id, kind, round_key, member_id, amount_minor, taken_back_minor,
                                    reference, balance_after_minor, at)
      VALUES (p_provider, p_transaction || '~rejected', CASE v_held.kind WHEN 'jackpot' THEN 'jackpot' ELSE 'rejection' END,
              v_held.round_key, v_held.member_id,
              CASE v_held.kind WHEN 'jackpot' THEN -v_held.amount_minor ELSE 0 END,
              CASE v_held.kind WHEN 'jackpot' THEN NULL ELSE v_held.amount_minor END,
              v_post.transfer_id::text, decide_held_win.balance, p_at);
  END IF;
  IF v_post.transfer_id IS NULL THEN
    RAISE EXCEPTION 'a held win was posted without its decision' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  round_closed := v_round.state = 'under_review' AND v_round.held_minor = v_held.amount_minor;
  UPDATE rounds r SET win_minor = win_after, held_minor = r.held_minor - v_held.amount_minor,
      balance_after_minor = CASE WHEN p_pays THEN decide_held_win.balance ELSE r.balance_after_minor END,
      state = CASE
        WHEN round_closed THEN 'settled'
        WHEN r.state = 'open' AND r.stake_minor = 0 AND win_after = 0 AND r.held_minor = v_held.amount_minor THEN 'rolled_back'
        ELSE r.state
      END,
      settled_at = CASE
        WHEN round_closed THEN p_at
        WHEN r.state = 'open' AND r.stake_minor = 0 AND win_after = 0 AND r.held_minor = v_held.amount_minor THEN p_at
        ELSE r.settled_at
      END
    WHERE r.id = v_held.round_key;
  -- Nothing else follows what is paid now: it adds no movement.
  PERFORM follow_bonus_win(v_held.round_key, round_closed);
  IF v_held.kind = 'correction' THEN
    PERFORM trim_bonus_holds(v_held.member_id);
  END IF;
  UPDATE held_wins h SET state = CASE WHEN p_pays THEN 'paid' ELSE 'rejected' END, decided_at = p_at, decided_by = p_who,
      why = p_why
    WHERE h.transaction_id = p_transaction AND h.provider = p_provider;
  outcome := 'posted';
END $$;
