-- The money side of a round, one call each: nonce, checks, ledger, round and transaction in one function, because a
-- bet is the most frequent movement there is. Outcomes instead of exceptions, as in post_transfer, whose locks and checks
-- they make themselves and share with those of the round. All begin with the
-- lock of the two ledger accounts in the order of post_transfer, so bets of one player are told apart one after another.
CREATE FUNCTION use_nonce(p_provider text, p_nonce text, p_at timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO vendor_nonces (provider, nonce, at) VALUES (p_provider, p_nonce, p_at) ON CONFLICT DO NOTHING;
  RETURN FOUND;
END $$;
--> statement-breakpoint
-- Balance of the player's account after the lock; null when one of the two accounts is not there.
CREATE FUNCTION lock_play_accounts(p_player text, p_house text) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_locked integer;
  v_balance bigint;
BEGIN
  SELECT count(*), max(locked.balance) FILTER (WHERE locked.id = p_player) INTO v_locked, v_balance FROM (
    SELECT id, ledger_accounts.balance FROM ledger_accounts
      WHERE id IN (p_player, p_house) ORDER BY id FOR NO KEY UPDATE
  ) locked;
  RETURN CASE v_locked WHEN 2 THEN v_balance END;
END $$;
--> statement-breakpoint
CREATE FUNCTION place_bet(
  p_provider text,
  p_nonce text,
  p_transaction text,
  p_launch text,
  p_member text,
  p_game text,
  p_round text,
  p_amount bigint,
  p_house text,
  p_at timestamptz,
  OUT outcome text,
  OUT reference text,
  OUT balance bigint,
  OUT round_opened boolean,
  OUT play_account text
) LANGUAGE plpgsql AS $$
DECLARE
  v_launch record;
  v_first record;
  v_round record;
  v_post record;
  v_key text := p_provider || ':' || p_round;
BEGIN
  round_opened := false;
  IF NOT use_nonce(p_provider, p_nonce, p_at) THEN
    outcome := 'nonce_used';
    RETURN;
  END IF;

  SELECT l.member_id, l.play_account, l.upline_path, l.client_release, l.expires_at, l.node_id,
         g.game_code, g.min_bet_minor, g.max_bet_minor, g.unavailable
    INTO v_launch
    FROM launches l JOIN games g ON g.node_id = l.node_id
    WHERE l.id = p_launch AND l.provider = p_provider;
  IF NOT FOUND THEN
    outcome := 'launch_ended';
    RETURN;
  END IF;
  IF v_launch.member_id <> p_member THEN
    outcome := 'unknown_player';
    RETURN;
  END IF;
  play_account := v_launch.play_account;
  balance := lock_play_accounts(v_launch.play_account, p_house);
  IF balance IS NULL THEN
    outcome := 'unknown_account';
    RETURN;
  END IF;

  IF EXISTS (
    SELECT 1 FROM round_transactions t WHERE t.provider = p_provider AND t.bet_transaction_id = p_transaction
  ) THEN
    outcome := 'rolled_back';
    RETURN;
  END IF;
  SELECT t.kind, t.round_key, t.member_id, t.amount_minor, t.reference, t.balance_after_minor INTO v_first
    FROM round_transactions t WHERE t.provider = p_provider AND t.transaction_id = p_transaction;
  IF FOUND THEN
    IF v_first.kind <> 'bet' OR v_first.round_key <> v_key OR v_first.member_id <> p_member
       OR v_first.amount_minor <> p_amount THEN
      outcome := 'transaction_conflict';
      RETURN;
    END IF;
    outcome := 'replayed';
    reference := v_first.reference;
    balance := v_first.balance_after_minor;
    RETURN;
  END IF;

  IF v_launch.game_code <> p_game THEN
    outcome := 'unknown_game';
  ELSIF v_launch.expires_at <= p_at THEN
    outcome := 'launch_ended';
  ELSIF v_launch.unavailable IS NOT NULL THEN
    outcome := 'play_stopped';
  ELSIF p_amount < v_launch.min_bet_minor THEN
    outcome := 'below_minimum';
  ELSIF p_amount > v_launch.max_bet_minor THEN
    outcome := 'above_maximum';
  END IF;
  IF outcome IS NOT NULL THEN
    RETURN;
  END IF;

  SELECT r.member_id, r.state INTO v_round FROM rounds r WHERE r.id = v_key FOR UPDATE;
  IF FOUND AND v_round.member_id <> p_member THEN
    outcome := 'foreign_round';
    RETURN;
  END IF;
  IF v_round.state <> 'open' THEN
    outcome := 'round_closed';
    RETURN;
  END IF;
  IF balance < p_amount THEN
    outcome := 'insufficient_balance';
    RETURN;
  END IF;

  SELECT * INTO v_post FROM append_transfer(
    'vendor:' || p_provider, p_transaction, 'bet', 'bet ' || p_amount, jsonb_build_object('round', v_key), p_at,
    ARRAY[v_launch.play_account, p_house], ARRAY[-p_amount, p_amount]
  );
  IF v_post.transfer_id IS NULL THEN
    outcome := 'transaction_conflict';
    RETURN;
  END IF;

  reference := v_post.transfer_id::text;
  round_opened := v_round.state IS NULL;
  IF round_opened THEN
    INSERT INTO rounds (id, provider, round_id, member_id, launch_id, node_id, play_account, upline_path, client_release,
                        state, stake_minor, win_minor, balance_before_minor, balance_after_minor, opened_at)
      VALUES (v_key, p_provider, p_round, p_member, p_launch, v_launch.node_id, v_launch.play_account,
              v_launch.upline_path, v_launch.client_release, 'open', p_amount, 0, balance, v_post.balances[1], p_at);
  ELSE
    UPDATE rounds SET stake_minor = stake_minor + p_amount, balance_after_minor = v_post.balances[1] WHERE id = v_key;
  END IF;
  balance := v_post.balances[1];
  INSERT INTO round_transactions (provider, transaction_id, kind, round_key, member_id, amount_minor, reference,
                                  balance_after_minor, at)
    VALUES (p_provider, p_transaction, 'bet', v_key, p_member, p_amount, place_bet.reference, place_bet.balance, p_at);
  outcome := 'posted';
END $$;
--> statement-breakpoint
CREATE FUNCTION settle_win(
  p_provider text,
  p_nonce text,
  p_transaction text,
  p_member text,
  p_game text,
  p_round text,
  p_amount bigint,
  p_close boolean,
  p_house text,
  p_at timestamptz,
  OUT outcome text,
  OUT reference text,
  OUT balance bigint,
  OUT round_closed boolean,
  OUT play_account text
) LANGUAGE plpgsql AS $$
DECLARE
  v_first record;
  v_round record;
  v_post record;
  v_key text := p_provider || ':' || p_round;
BEGIN
  round_closed := false;
  IF NOT use_nonce(p_provider, p_nonce, p_at) THEN
    outcome := 'nonce_used';
    RETURN;
  END IF;
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
  balance := lock_play_accounts(v_round.play_account, p_house);
  IF balance IS NULL THEN
    outcome := 'unknown_account';
    RETURN;
  END IF;

  SELECT t.kind, t.round_key, t.amount_minor, t.closes_round, t.reference, t.balance_after_minor INTO v_first
    FROM round_transactions t WHERE t.provider = p_provider AND t.transaction_id = p_transaction;
  IF FOUND THEN
    IF v_first.kind <> 'win' OR v_first.round_key <> v_key OR v_first.amount_minor <> p_amount
       OR v_first.closes_round <> p_close THEN
      outcome := 'transaction_conflict';
      RETURN;
    END IF;
    outcome := 'replayed';
    reference := v_first.reference;
    balance := v_first.balance_after_minor;
    RETURN;
  END IF;

  SELECT r.state INTO v_round FROM rounds r WHERE r.id = v_key FOR UPDATE;
  IF v_round.state <> 'open' THEN
    outcome := 'round_closed';
    RETURN;
  END IF;
  reference := 'win:' || p_transaction;
  IF p_amount > 0 THEN
    SELECT * INTO v_post FROM append_transfer(
      'vendor:' || p_provider, p_transaction, 'win', 'win ' || p_amount, jsonb_build_object('round', v_key), p_at,
      ARRAY[settle_win.play_account, p_house], ARRAY[p_amount, -p_amount]
    );
    IF v_post.transfer_id IS NULL THEN
      outcome := 'transaction_conflict';
      RETURN;
    END IF;
    reference := v_post.transfer_id::text;
    balance := v_post.balances[1];
  END IF;
  UPDATE rounds SET win_minor = win_minor + p_amount, balance_after_minor = settle_win.balance,
                    state = CASE WHEN p_close THEN 'settled' ELSE state END,
                    settled_at = CASE WHEN p_close THEN p_at END
    WHERE id = v_key;
  INSERT INTO round_transactions (provider, transaction_id, kind, round_key, member_id, amount_minor, closes_round,
                                  reference, balance_after_minor, at)
    VALUES (p_provider, p_transaction, 'win', v_key, p_member, p_amount, p_close, settle_win.reference,
            settle_win.balance, p_at);
  round_closed := p_close;
  outcome := 'posted';
END $$;
--> statement-breakpoint
CREATE FUNCTION rollback_bet(
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
) LANGUAGE plpgsql AS $$
DECLARE
  v_first record;
  v_bet record;
  v_round record;
  v_post record;
  v_key text := p_provider || ':' || p_round;
BEGIN
  round_closed := false;
  IF NOT use_nonce(p_provider, p_nonce, p_at) THEN
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

  SELECT t.kind, t.round_key, t.bet_transaction_id, t.reference, t.balance_after_minor INTO v_first
    FROM round_transactions t WHERE t.provider = p_provider AND t.transaction_id = p_transaction;
  IF FOUND THEN
    IF v_first.kind <> 'rollback' OR v_first.round_key <> v_key OR v_first.bet_transaction_id <> p_bet THEN
      outcome := 'transaction_conflict';
      RETURN;
    END IF;
    outcome := 'replayed';
    reference := v_first.reference;
    balance := v_first.balance_after_minor;
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
  SELECT r.state, r.stake_minor, r.win_minor INTO v_round FROM rounds r WHERE r.id = v_key FOR UPDATE;
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
  round_closed := v_round.stake_minor = v_bet.amount_minor AND v_round.win_minor = 0;
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
