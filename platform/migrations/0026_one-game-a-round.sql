-- As before (0009), and a round has one game and one account: a launch of a lottery bets on several games, and its stakes must
-- not end up in a round of another one, nor those of one account in a round that pays to another.
CREATE OR REPLACE FUNCTION place_bets(p_bets jsonb, p_at timestamptz) RETURNS SETOF bet_in_hand LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  v_bets bet_in_hand[] := read_bets(p_bets, p_at);
  v_fresh text[];
  v_held text[];
  v_seen record;
  v_bet bet_in_hand;
  v_good bet_in_hand[] := '{}';
  v_judged bet_in_hand[] := '{}';
  v_account text;
  v_balance bigint;
  v_house text;
  v_house_balance bigint;
BEGIN
  SELECT use_nonces(array_agg(b.provider), array_agg(b.nonce), p_at) INTO v_fresh FROM unnest(v_bets) b;
  v_held := lock_for_bets(v_bets);
  -- After the locks: a movement that ran at the same time is visible now.
  FOR v_seen IN
    SELECT b AS bet, a.balance AS balance, h.balance AS house_balance, r.state AS round_state,
           (r.member_id, r.node_id, r.play_account) <> (b.member_id, b.node_id, b.play_account) AS is_foreign,
           first.outcome AS first_outcome, first.reference AS first_reference, first.balance AS first_balance,
           back.transaction_id IS NOT NULL AS is_taken_back
      FROM unnest(v_bets) b
      LEFT JOIN ledger_accounts a ON a.id = b.play_account
      LEFT JOIN ledger_accounts h ON h.id = b.house
      LEFT JOIN rounds r ON r.id = b.round_key
      LEFT JOIN LATERAL earlier_movement(b.provider, b.transaction_id, 'bet', b.round_key, b.member_id, b.amount, false,
                                         NULL) first ON true
      LEFT JOIN round_transactions back ON back.bet_transaction_id = b.transaction_id AND back.provider = b.provider
      ORDER BY b.house, b.play_account, b.no
  LOOP
    v_bet := v_seen.bet;
    IF v_bet.house IS DISTINCT FROM v_house THEN
      v_house := v_bet.house;
      v_house_balance := v_seen.house_balance;
    END IF;
    IF v_bet.play_account IS DISTINCT FROM v_account THEN
      v_account := v_bet.play_account;
      v_balance := v_seen.balance;
    END IF;
    v_bet.balance_before := v_balance;
    v_bet.balance := v_balance;
    v_bet.outcome := CASE
      WHEN NOT v_bet.provider || ' ' || v_bet.nonce = ANY (v_fresh) THEN 'nonce_used'
      WHEN v_bet.play_account IS NULL THEN v_bet.refusal
      WHEN v_balance IS NULL OR v_house_balance IS NULL THEN 'unknown_account'
      WHEN NOT v_bet.play_account = ANY (v_held) THEN 'busy'
      WHEN v_seen.is_taken_back THEN 'rolled_back'
      WHEN v_seen.first_outcome IS NOT NULL THEN v_seen.first_outcome
      WHEN v_bet.refusal IS NOT NULL THEN v_bet.refusal
      WHEN v_seen.is_foreign THEN 'foreign_round'
      WHEN v_seen.round_state <> 'open' THEN 'round_closed'
      WHEN v_balance < v_bet.amount THEN 'insufficient_balance'
      ELSE 'posted'
    END;
    v_fresh := array_remove(v_fresh, v_bet.provider || ' ' || v_bet.nonce);
    IF v_bet.outcome = 'posted' THEN
      v_balance := v_balance - v_bet.amount;
      v_house_balance := v_house_balance + v_bet.amount;
      v_bet.transfer_id := nextval('ledger_transfers_id_seq');
      v_bet.reference := v_bet.transfer_id::text;
      v_bet.balance := v_balance;
      v_bet.house_balance := v_house_balance;
      v_bet.round_opened := v_seen.round_state IS NULL;
      v_good := v_good || v_bet;
    ELSIF v_bet.outcome = 'replayed' THEN
      v_bet.reference := v_seen.first_reference;
      v_bet.balance := v_seen.first_balance;
    ELSIF v_bet.outcome = 'nonce_used' THEN
      v_bet.play_account := NULL;
      v_bet.balance := NULL;
    ELSIF v_bet.outcome = 'unknown_account' THEN
      v_bet.balance := NULL;
    ELSIF v_bet.outcome = 'busy' THEN
      DELETE FROM vendor_nonces n WHERE n.provider = v_bet.provider AND n.nonce = v_bet.nonce;
    END IF;
    v_judged := v_judged || v_bet;
  END LOOP;

  IF cardinality(v_good) > 0 AND NOT append_bets(v_good, p_at) THEN
    IF cardinality(v_judged) > 1 THEN
      RAISE EXCEPTION 'a transaction id was taken meanwhile' USING ERRCODE = 'serialization_failure';
    END IF;
    v_judged[1].outcome := 'transaction_conflict';
    v_judged[1].reference := NULL;
    v_judged[1].balance := v_judged[1].balance_before;
    v_judged[1].round_opened := false;
  END IF;
  RETURN QUERY SELECT * FROM unnest(v_judged);
END $$;
