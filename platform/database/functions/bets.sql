-- The money side of bets: one call, which returns outcomes instead of raising (docs/decisions/006). Rollbacks and wins
-- (rollbacks.sql, wins.sql) use the functions on nonces, accounts and earlier movements, too.
-- A connection keeps its plans and makes the first while tables may be empty: the SET clauses force plans by index. A
-- function called by one with such clauses is planned under them, too.

-- Uses up the nonces that are free, in one order for all callers, and returns them as 'provider nonce'. A movement of a
-- batch brings none: the call of the batch has used its own.
CREATE OR REPLACE FUNCTION use_nonces(p_providers text[], p_nonces text[], p_at timestamptz) RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
  v_taken text[];
BEGIN
  WITH taken AS (
    INSERT INTO vendor_nonces (provider, nonce, at)
      SELECT asked.provider, asked.nonce, p_at FROM unnest(p_providers, p_nonces) AS asked (provider, nonce)
        WHERE asked.nonce IS NOT NULL
        ORDER BY asked.provider, asked.nonce
      ON CONFLICT DO NOTHING
      RETURNING provider, nonce
  )
  SELECT array_agg(taken.provider || ' ' || taken.nonce) INTO v_taken FROM taken;
  RETURN coalesce(v_taken, '{}') || ARRAY(
    SELECT asked.provider || ' ' FROM unnest(p_providers, p_nonces) AS asked (provider, nonce) WHERE asked.nonce IS NULL
  );
END $$;

-- Locks both accounts in the order of post_transfer; returns the player's balance, or null if an account is missing.
CREATE OR REPLACE FUNCTION lock_play_accounts(p_player text, p_house text) RETURNS bigint LANGUAGE plpgsql AS $$
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

-- Returns what was posted under a transaction id before: 'replayed' with the first answer if it was the same movement, else
-- 'transaction_conflict'; no row if there was none. An amount of null is not compared.
CREATE OR REPLACE FUNCTION earlier_movement(
  p_provider text,
  p_transaction text,
  p_kind text,
  p_round_key text,
  p_member text,
  p_amount bigint,
  p_closes boolean,
  p_bet text
) RETURNS TABLE (outcome text, reference text, balance bigint) LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN same.is_same THEN 'replayed' ELSE 'transaction_conflict' END,
         CASE WHEN same.is_same THEN t.reference END,
         CASE WHEN same.is_same THEN t.balance_after_minor END
    FROM round_transactions t,
         LATERAL (SELECT t.kind = p_kind AND t.round_key = p_round_key AND t.member_id = p_member
           AND t.amount_minor = coalesce(p_amount, t.amount_minor) AND t.closes_round = p_closes
           AND t.bet_transaction_id IS NOT DISTINCT FROM p_bet AS is_same) same
    WHERE t.transaction_id = p_transaction AND t.provider = p_provider
$$;

-- Returns the account that a player's last launch at a studio played from; null if there was none, so that a studio neither
-- moves money of players it never had nor learns of them.
CREATE OR REPLACE FUNCTION last_play_account(p_provider text, p_member text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT l.play_account FROM launches l WHERE l.member_id = p_member AND l.provider = p_provider
    ORDER BY l.created_at DESC LIMIT 1
$$;

-- Reads bets with their launches, and what launch, game and suspensions alone say against them. A launch of a lottery may
-- bet on every lottery of the same label; the game that the bet names decides limits, state and suspensions.
-- Suspensions are read with every bet: no process keeps a copy, so none is late.
CREATE OR REPLACE FUNCTION read_bets(p_bets jsonb, p_at timestamptz) RETURNS bet_in_hand[] LANGUAGE plpgsql AS $$
BEGIN
  RETURN (
    SELECT array_agg(ROW(
        asked.no, asked.provider, asked.nonce, asked.transaction_id, asked.launch_id, asked.member_id, asked.round_id,
        asked.provider || ':' || asked.round_id, asked.amount, asked.house,
        CASE WHEN l.member_id = asked.member_id THEN l.play_account END, l.upline_path, l.client_release, g.node_id,
        CASE
          WHEN l.id IS NULL THEN 'launch_ended'
          WHEN l.member_id <> asked.member_id THEN 'unknown_player'
          WHEN g.node_id IS NULL THEN 'unknown_game'
          WHEN l.expires_at <= p_at THEN 'launch_ended'
          WHEN g.unavailable IS NOT NULL OR EXISTS (
            SELECT 1 FROM play_stops s WHERE (s.scope = 'all' AND s.target = '')
              OR (s.scope = 'vendor' AND s.target = g.vassalage)
              OR (s.scope = 'game' AND s.target = g.node_id)
              OR (s.scope = 'player' AND s.target = l.member_id)
          ) THEN 'play_stopped'
          WHEN asked.amount < g.min_bet_minor THEN 'below_minimum'
          WHEN asked.amount > g.max_bet_minor THEN 'above_maximum'
        END,
        NULL, NULL, NULL, NULL, NULL, NULL, false)::bet_in_hand)
      FROM jsonb_to_recordset(p_bets) AS asked (no integer, provider text, nonce text, transaction_id text,
        launch_id text, member_id text, game_code text, round_id text, amount bigint, house text)
      LEFT JOIN (launches l JOIN games own ON own.node_id = l.node_id)
        ON l.id = asked.launch_id AND l.provider = asked.provider
      LEFT JOIN games g ON g.provider = asked.provider AND g.game_code = asked.game_code
        AND (g.node_id = own.node_id
          OR (own.game_type IN ('LOTT', 'ELOTT') AND g.game_type = own.game_type AND g.vassalage = own.vassalage))
  );
END $$;

-- Locks house accounts, players and rounds of the bets in the order of post_transfer; returns the players' locked accounts.
-- Skips players whom another movement holds: waiting here would hold the house account, and with it all other bets. The
-- caller waits for them without a lock (docs/decisions/006).
CREATE OR REPLACE FUNCTION lock_for_bets(p_bets bet_in_hand[]) RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
  v_houses text[] := ARRAY(SELECT DISTINCT b.house FROM unnest(p_bets) b);
  v_players text[] := ARRAY(SELECT DISTINCT b.play_account FROM unnest(p_bets) b WHERE b.play_account IS NOT NULL);
  v_rounds text[] := ARRAY(SELECT b.round_key FROM unnest(p_bets) b);
  v_held text[];
BEGIN
  PERFORM 1 FROM ledger_accounts WHERE id = ANY (v_houses) ORDER BY id FOR NO KEY UPDATE;
  SELECT array_agg(held.id) INTO v_held FROM (
    SELECT id FROM ledger_accounts WHERE id = ANY (v_players) ORDER BY id FOR NO KEY UPDATE SKIP LOCKED
  ) held;
  PERFORM 1 FROM rounds WHERE id = ANY (v_rounds) ORDER BY id FOR UPDATE;
  RETURN coalesce(v_held, '{}');
END $$;

-- Writes accepted bets in sets: ledger, rounds and transactions. Returns false if another player's movement took one of the
-- references meanwhile.
CREATE OR REPLACE FUNCTION append_bets(p_bets bet_in_hand[], p_at timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_written integer;
BEGIN
  INSERT INTO ledger_transfers (id, source, reference, kind, content, meta, created_at)
    SELECT b.transfer_id, 'vendor:' || b.provider, b.transaction_id, 'bet', 'bet ' || b.amount,
           jsonb_build_object('round', b.round_key), p_at
      FROM unnest(p_bets) b ORDER BY b.provider, b.transaction_id
    ON CONFLICT (source, reference) DO NOTHING;
  GET DIAGNOSTICS v_written = ROW_COUNT;
  IF v_written < cardinality(p_bets) THEN
    RETURN false;
  END IF;
  UPDATE ledger_accounts a SET balance = a.balance + moved.amount
    FROM (
      SELECT leg.account, sum(leg.amount)::bigint AS amount
        FROM unnest(p_bets) b, LATERAL (VALUES (b.play_account, -b.amount), (b.house, b.amount)) AS leg (account, amount)
        GROUP BY leg.account
    ) moved
    WHERE a.id = moved.account;
  -- All legs in one statement, each account's in the order of its balances.
  INSERT INTO ledger_entries (transfer_id, account_id, amount, balance_after)
    SELECT b.transfer_id, leg.account, leg.amount, leg.balance
      FROM unnest(p_bets) b, LATERAL (
        VALUES (1, b.play_account, -b.amount, b.balance), (2, b.house, b.amount, b.house_balance)
      ) AS leg (no, account, amount, balance)
      ORDER BY b.transfer_id, leg.no;
  INSERT INTO rounds (id, provider, round_id, member_id, launch_id, node_id, play_account, upline_path, client_release,
                      state, stake_minor, win_minor, balance_before_minor, balance_after_minor, opened_at)
    SELECT b.round_key, b.provider, b.round_id, b.member_id, b.launch_id, b.node_id, b.play_account, b.upline_path,
           b.client_release, 'open', b.amount, 0, b.balance_before, b.balance, p_at
      FROM unnest(p_bets) b WHERE b.round_opened ORDER BY b.round_key;
  GET DIAGNOSTICS v_written = ROW_COUNT;
  IF v_written < cardinality(p_bets) THEN
    UPDATE rounds r SET stake_minor = r.stake_minor + more.stake, balance_after_minor = more.balance
      FROM (
        SELECT b.round_key, sum(b.amount)::bigint AS stake, (array_agg(b.balance ORDER BY b.transfer_id DESC))[1] AS balance
          FROM unnest(p_bets) b WHERE NOT b.round_opened GROUP BY b.round_key
      ) more
      WHERE r.id = more.round_key;
  END IF;
  INSERT INTO round_transactions (provider, transaction_id, kind, round_key, member_id, amount_minor, reference,
                                  balance_after_minor, at)
    SELECT b.provider, b.transaction_id, 'bet', b.round_key, b.member_id, b.amount, b.reference, b.balance, p_at
      FROM unnest(p_bets) b ORDER BY b.transaction_id;
  RETURN true;
END $$;

-- Posts bets in one transaction, each judged as if it came alone: a refused one changes nothing of the others. Bets of one
-- player are judged in order; two of one transaction or of one new round must not come in one call. A bet whose player
-- another movement holds is 'busy': nothing of it stays, not even its nonce. A round has one game and one account, so no
-- stake ends up in a round of another game or in one that pays to another account.
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
