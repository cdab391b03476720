-- The money side of wins, alone and in batches of a studio. Plans as in bets.sql.

-- Judges what a round would have won with a win: 'refused' above the largest win, 'amount' or 'suspended' if two operators
-- have to look at it, null if it is paid. The limits of the game count, else those of its vendor, else those of all.
CREATE OR REPLACE FUNCTION judge_win(p_limits jsonb, p_node text, p_vassalage text, p_total bigint) RETURNS text
  LANGUAGE sql STABLE AS $$
  SELECT CASE
      WHEN p_total > (found.limits ->> 'largest')::bigint THEN 'refused'
      WHEN p_total > (found.limits ->> 'review')::bigint THEN 'amount'
      WHEN EXISTS (
        SELECT 1 FROM play_stops s WHERE (s.scope = 'all' AND s.target = '')
          OR (s.scope = 'vendor' AND s.target = p_vassalage)
          OR (s.scope = 'game' AND s.target = p_node)
      ) THEN 'suspended'
    END
    FROM (
      SELECT coalesce(p_limits -> 'games' -> p_node, p_limits -> 'vendors' -> p_vassalage, p_limits -> 'all') AS limits
    ) found
$$;

-- Sums the jackpots of a round. One that was rejected is there twice, with either sign.
CREATE OR REPLACE FUNCTION jackpots_of(p_round_key text) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(t.amount_minor), 0)::bigint
    FROM round_transactions t WHERE t.round_key = p_round_key AND t.kind = 'jackpot'
$$;

-- Judges as judge_win what a round would have won with its jackpot. Two operators look at what is too large only with it:
-- the pool has paid the jackpot, and the studio could not end the round otherwise.
CREATE OR REPLACE FUNCTION judge_beside_jackpot(
  p_limits jsonb,
  p_node text,
  p_vassalage text,
  p_total bigint,
  p_jackpots bigint
) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
      WHEN judged.cause = 'refused' AND judge_win(p_limits, p_node, p_vassalage, p_total - p_jackpots) IS DISTINCT FROM 'refused'
        THEN 'amount'
      ELSE judged.cause
    END
    FROM (SELECT judge_win(p_limits, p_node, p_vassalage, p_total) AS cause) judged
$$;

-- Opens the account for what is under review of a member, locks it and returns its id. The caller holds the account that
-- plays: whoever takes this one has taken that one before.
CREATE OR REPLACE FUNCTION win_hold_account(p_member text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_id text := 'member:' || p_member || ':win-hold';
BEGIN
  INSERT INTO ledger_accounts (id, owner_kind, owner_id, kind, unit, may_go_negative)
    VALUES (v_id, 'member', p_member, 'win-hold', 'money', false) ON CONFLICT DO NOTHING;
  PERFORM 1 FROM ledger_accounts a WHERE a.id = v_id FOR NO KEY UPDATE;
  RETURN v_id;
END $$;

-- Posts a win and, if asked to, closes its round. A repeat gets the first answer. A win to be reviewed goes to the member's
-- hold, and its round is closed by whoever decides it.
CREATE OR REPLACE FUNCTION settle_win(
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
  p_limits jsonb,
  OUT outcome text,
  OUT reference text,
  OUT balance bigint,
  OUT round_closed boolean,
  OUT play_account text,
  OUT is_held boolean
) LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  v_first record;
  v_round record;
  v_post record;
  v_key text := p_provider || ':' || p_round;
  v_cause text;
  v_held bigint := 0;
  v_total bigint;
BEGIN
  round_closed := false;
  is_held := false;
  IF cardinality(use_nonces(ARRAY[p_provider], ARRAY[p_nonce], p_at)) = 0 THEN
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

  SELECT * INTO v_first FROM earlier_movement(p_provider, p_transaction, 'win', v_key, p_member, p_amount, p_close, NULL);
  IF FOUND THEN
    outcome := v_first.outcome;
    reference := v_first.reference;
    balance := coalesce(v_first.balance, settle_win.balance);
    is_held := v_first.outcome = 'replayed' AND EXISTS (
      SELECT 1 FROM held_wins h WHERE h.transaction_id = p_transaction AND h.provider = p_provider
    );
    RETURN;
  END IF;

  SELECT r.state, r.node_id, r.win_minor, r.held_minor, g.vassalage INTO v_round
    FROM rounds r JOIN games g ON g.node_id = r.node_id WHERE r.id = v_key FOR UPDATE OF r;
  IF v_round.state <> 'open' THEN
    outcome := 'round_closed';
    RETURN;
  END IF;
  reference := 'win:' || p_transaction;
  IF p_amount > 0 THEN
    v_total := v_round.win_minor + v_round.held_minor + p_amount;
    v_cause := judge_win(p_limits, v_round.node_id, v_round.vassalage, v_total);
    IF v_cause = 'refused' THEN
      v_cause := judge_beside_jackpot(p_limits, v_round.node_id, v_round.vassalage, v_total, jackpots_of(v_key));
    END IF;
    IF v_cause = 'refused' THEN
      outcome := 'above_largest_win';
      reference := NULL;
      RETURN;
    END IF;
    is_held := v_cause IS NOT NULL;
    SELECT * INTO v_post FROM append_transfer(
      'vendor:' || p_provider, p_transaction, 'win', 'win ' || p_amount, jsonb_build_object('round', v_key), p_at,
      ARRAY[CASE WHEN is_held THEN win_hold_account(p_member) ELSE settle_win.play_account END, p_house],
      ARRAY[p_amount, -p_amount]
    );
    IF v_post.transfer_id IS NULL THEN
      outcome := 'transaction_conflict';
      is_held := false;
      RETURN;
    END IF;
    reference := v_post.transfer_id::text;
    IF is_held THEN
      v_held := p_amount;
      INSERT INTO held_wins (provider, transaction_id, kind, round_key, member_id, play_account, amount_minor, cause, held_at)
        VALUES (p_provider, p_transaction, 'win', v_key, p_member, settle_win.play_account, p_amount, v_cause, p_at);
    ELSE
      balance := v_post.balances[1];
    END IF;
  END IF;
  round_closed := p_close AND v_round.held_minor + v_held = 0;
  UPDATE rounds SET win_minor = win_minor + p_amount - v_held, held_minor = held_minor + v_held,
                    balance_after_minor = settle_win.balance,
                    state = CASE WHEN round_closed THEN 'settled' WHEN p_close THEN 'under_review' ELSE state END,
                    settled_at = CASE WHEN round_closed THEN p_at END
    WHERE id = v_key;
  INSERT INTO round_transactions (provider, transaction_id, kind, round_key, member_id, amount_minor, closes_round,
                                  reference, balance_after_minor, at)
    VALUES (p_provider, p_transaction, 'win', v_key, p_member, p_amount, p_close, settle_win.reference,
            settle_win.balance, p_at);
  outcome := 'posted';
END $$;

-- Posts wins whose transactions and rounds all differ, each judged as in settle_win but written in sets: most tickets of a
-- draw win nothing, and a draw is settled at once. Rounds are not locked: who changes one holds the account it plays from,
-- except a jackpot that goes under review, which the writing looks for again.
-- Does nothing and returns no row if one of them is not simply paid, or its round has another under review.
CREATE OR REPLACE FUNCTION settle_wins(p_provider text, p_wins jsonb, p_house text, p_at timestamptz, p_limits jsonb)
  RETURNS TABLE (no integer, outcome text, reference text, balance bigint, round_closed boolean, play_account text,
    is_held boolean)
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
                   WHEN r.held_minor > 0 THEN 'judged_alone'
                   WHEN asked.amount > 0 AND judge_win(p_limits, g.node_id, g.vassalage, r.win_minor + asked.amount)
                     IS NOT NULL THEN 'judged_alone'
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
  IF EXISTS (SELECT 1 FROM unnest(v_wins) w WHERE w.outcome = 'judged_alone') THEN
    RETURN;
  END IF;

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
      FROM unnest(v_posted) w WHERE r.id = w.round_key AND r.state = 'open' AND r.held_minor = 0;
    GET DIAGNOSTICS v_written = ROW_COUNT;
    IF v_written < cardinality(v_posted) THEN
      RAISE EXCEPTION 'a round was closed or went under review meanwhile' USING ERRCODE = 'serialization_failure';
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
  RETURN QUERY SELECT w.no, w.outcome, w.reference, w.balance, w.outcome = 'posted' AND w.closes, w.play_account,
      w.outcome = 'replayed' AND EXISTS (
        SELECT 1 FROM held_wins h WHERE h.transaction_id = w.transaction_id AND h.provider = p_provider
      )
    FROM unnest(v_wins) w;
END $$;

-- Posts wins and rollbacks of a batch, each judged as if it came alone. Players are taken in one order, so that two batches
-- do not wait for each other; movements of one player in the order they came in; independent wins in sets.
CREATE OR REPLACE FUNCTION settle_movements(p_provider text, p_movements jsonb, p_house text, p_at timestamptz,
    p_limits jsonb)
  RETURNS TABLE (no integer, outcome text, reference text, balance bigint, round_closed boolean, play_account text,
    is_held boolean)
  LANGUAGE plpgsql AS $$
DECLARE
  v_asked record;
BEGIN
  IF (
    SELECT count(*) > 1 AND bool_and(asked.kind = 'win') AND count(DISTINCT asked.transaction_id) = count(*)
           AND count(DISTINCT asked.round_id) = count(*)
      FROM jsonb_to_recordset(p_movements) AS asked (kind text, transaction_id text, round_id text)
  ) THEN
    RETURN QUERY SELECT * FROM settle_wins(p_provider, p_movements, p_house, p_at, p_limits);
    IF FOUND THEN
      RETURN;
    END IF;
  END IF;
  FOR v_asked IN
    SELECT asked.* FROM jsonb_to_recordset(p_movements) AS asked (no integer, kind text, transaction_id text,
        bet_transaction_id text, member_id text, game_code text, round_id text, amount bigint, closes_round boolean)
      ORDER BY asked.member_id, asked.no
  LOOP
    no := v_asked.no;
    IF v_asked.kind = 'win' THEN
      SELECT w.outcome, w.reference, w.balance, w.round_closed, w.play_account, w.is_held
        INTO outcome, reference, balance, round_closed, play_account, is_held
        FROM settle_win(p_provider, NULL, v_asked.transaction_id, v_asked.member_id, v_asked.game_code, v_asked.round_id,
                        v_asked.amount, v_asked.closes_round, p_house, p_at, p_limits) w;
    ELSE
      SELECT r.outcome, r.reference, r.balance, r.round_closed, r.play_account
        INTO outcome, reference, balance, round_closed, play_account
        FROM rollback_bet(p_provider, NULL, v_asked.transaction_id, v_asked.bet_transaction_id, v_asked.member_id,
                          last_play_account(p_provider, v_asked.member_id), v_asked.round_id, p_house, p_at) r;
      is_held := false;
    END IF;
    RETURN NEXT;
  END LOOP;
END $$;
