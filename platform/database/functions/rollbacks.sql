-- The money side of rollbacks. Plans as in bets.sql.

-- Rolls a bet back and ends its round if nothing else was played in it. A rollback before its bet leaves a tombstone, by
-- which the late bet is refused; a bet is never rolled back twice, not even under another transaction id. A win under review
-- keeps its round open: once no stake is left, it can only be rejected (reviews.sql).
CREATE OR REPLACE FUNCTION rollback_bet(
  p_provider text,
  p_nonce text,
  p_transaction text,
  p_bet text,
  p_member text,
  p_player text,
  p_round text,
  p_house text,
  p_at timestamptz,
  OUT outcome text,
  OUT reference text,
  OUT balance bigint,
  OUT round_closed boolean,
  OUT play_account text
) LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  v_first record;
  v_bet record;
  v_round record;
  v_post record;
  v_key text := p_provider || ':' || p_round;
BEGIN
  round_closed := false;
  IF cardinality(use_nonces(ARRAY[p_provider], ARRAY[p_nonce], p_at)) = 0 THEN
    outcome := 'nonce_used';
    RETURN;
  END IF;
  SELECT coalesce((SELECT r.play_account FROM rounds r WHERE r.id = v_key AND r.member_id = p_member), p_player)
    INTO play_account;
  balance := lock_play_accounts(rollback_bet.play_account, p_house);
  IF balance IS NULL THEN
    outcome := 'unknown_account';
    RETURN;
  END IF;

  SELECT * INTO v_first FROM earlier_movement(p_provider, p_transaction, 'rollback', v_key, p_member, NULL, false, p_bet);
  IF FOUND THEN
    outcome := v_first.outcome;
    reference := v_first.reference;
    balance := coalesce(v_first.balance, rollback_bet.balance);
    RETURN;
  END IF;
  -- The bet was taken back before, under another id: nothing is given back twice.
  SELECT t.reference, t.balance_after_minor, t.member_id INTO v_first
    FROM round_transactions t WHERE t.provider = p_provider AND t.bet_transaction_id = p_bet;
  IF FOUND THEN
    IF v_first.member_id <> p_member THEN
      outcome := 'foreign_round';
      RETURN;
    END IF;
    outcome := 'replayed';
    reference := v_first.reference;
    balance := v_first.balance_after_minor;
    RETURN;
  END IF;

  SELECT t.kind, t.round_key, t.member_id, t.amount_minor INTO v_bet
    FROM round_transactions t WHERE t.provider = p_provider AND t.transaction_id = p_bet;
  IF NOT FOUND THEN
    reference := 'tombstone:' || p_transaction;
    INSERT INTO round_transactions (provider, transaction_id, kind, round_key, member_id, amount_minor,
                                    bet_transaction_id, reference, balance_after_minor, at)
      VALUES (p_provider, p_transaction, 'rollback', v_key, p_member, 0, p_bet, rollback_bet.reference,
              rollback_bet.balance, p_at);
    outcome := 'posted';
    RETURN;
  END IF;
  IF v_bet.kind <> 'bet' OR v_bet.round_key <> v_key OR v_bet.member_id <> p_member THEN
    outcome := 'foreign_round';
    RETURN;
  END IF;
  SELECT r.state, r.stake_minor, r.win_minor, r.held_minor INTO v_round FROM rounds r WHERE r.id = v_key FOR UPDATE;
  IF v_round.state <> 'open' THEN
    outcome := 'round_closed';
    RETURN;
  END IF;
  SELECT * INTO v_post FROM append_transfer(
    'vendor:' || p_provider, p_transaction, 'rollback', 'rollback ' || v_bet.amount_minor,
    jsonb_build_object('round', v_key, 'bet', p_bet), p_at,
    ARRAY[rollback_bet.play_account, p_house], ARRAY[v_bet.amount_minor, -v_bet.amount_minor]
  );
  IF v_post.transfer_id IS NULL THEN
    outcome := 'transaction_conflict';
    RETURN;
  END IF;
  reference := v_post.transfer_id::text;
  balance := v_post.balances[1];
  round_closed := v_round.stake_minor = v_bet.amount_minor AND v_round.win_minor = 0 AND v_round.held_minor = 0;
  UPDATE rounds SET stake_minor = stake_minor - v_bet.amount_minor, balance_after_minor = rollback_bet.balance,
                    state = CASE WHEN round_closed THEN 'rolled_back' ELSE state END,
                    settled_at = CASE WHEN round_closed THEN p_at END
    WHERE id = v_key;
  INSERT INTO round_transactions (provider, transaction_id, kind, round_key, member_id, amount_minor,
                                  bet_transaction_id, reference, balance_after_minor, at)
    VALUES (p_provider, p_transaction, 'rollback', v_key, p_member, v_bet.amount_minor, p_bet, rollback_bet.reference,
            rollback_bet.balance, p_at);
  outcome := 'posted';
END $$;
