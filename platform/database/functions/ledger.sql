-- Posting of transfers, and the triggers of the ledger's tables (docs/architecture.md 5). Bets, wins and rollbacks write
-- their entries in bets.sql, wins.sql and rollbacks.sql, under the same triggers.

-- Trigger of append-only tables: refuses the statement.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is not allowed: it is append-only', TG_OP, TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;

-- Trigger: what one statement adds to a transfer sums to zero in each unit, whoever writes. So a transfer is never half
-- there, not even for the rest of the transaction, and no later leg can unbalance it.
CREATE OR REPLACE FUNCTION ledger_check_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_transfer bigint;
BEGIN
  SELECT e.transfer_id INTO v_transfer FROM added e JOIN ledger_accounts a ON a.id = e.account_id
    GROUP BY e.transfer_id, a.unit HAVING sum(e.amount) <> 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'ledger: transfer % is not balanced', v_transfer USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;

-- Writes a transfer whose accounts the caller has locked and checked (post_transfer and the functions of a round). The
-- tables themselves still check sums, balances and references. transfer_id is null if the reference is taken.
CREATE OR REPLACE FUNCTION append_transfer(
  p_source text,
  p_reference text,
  p_kind text,
  p_content text,
  p_meta jsonb,
  p_at timestamptz,
  p_accounts text[],
  p_amounts bigint[],
  OUT transfer_id bigint,
  OUT balances bigint[]
) LANGUAGE plpgsql AS $$
DECLARE
  v_balance bigint;
BEGIN
  INSERT INTO ledger_transfers (source, reference, kind, content, meta, created_at)
    VALUES (p_source, p_reference, p_kind, p_content, p_meta, p_at)
    ON CONFLICT (source, reference) DO NOTHING
    RETURNING id INTO transfer_id;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  balances := ARRAY[]::bigint[];
  FOR i IN 1 .. cardinality(p_accounts) LOOP
    UPDATE ledger_accounts SET balance = balance + p_amounts[i] WHERE id = p_accounts[i]
      RETURNING balance INTO v_balance;
    balances := balances || v_balance;
  END LOOP;
  -- All legs in one statement: ledger_check_balanced looks at each statement as a whole.
  INSERT INTO ledger_entries (transfer_id, account_id, amount, balance_after)
    SELECT append_transfer.transfer_id, leg.account, leg.amount, leg.balance
      FROM unnest(p_accounts, p_amounts, append_transfer.balances) WITH ORDINALITY AS leg (account, amount, balance, no)
      ORDER BY leg.no;
END $$;

-- Posts one transfer. Returns an outcome instead of raising, so that a refusal does not end the caller's transaction.
-- plpgsql and not one statement: under READ COMMITTED a statement with several CTEs loses legs when rows change under it.
CREATE OR REPLACE FUNCTION post_transfer(
  p_source text,
  p_reference text,
  p_kind text,
  p_content text,
  p_meta jsonb,
  p_at timestamptz,
  p_accounts text[],
  p_amounts bigint[],
  OUT outcome text,
  OUT transfer_id bigint,
  OUT balances bigint[]
) LANGUAGE plpgsql AS $$
DECLARE
  v_locked integer;
  v_first record;
  v_balance bigint;
BEGIN
  -- Every transfer locks in the same order, so that two of them never wait for each other.
  SELECT count(*) INTO v_locked FROM (
    SELECT 1 FROM ledger_accounts WHERE id = ANY (p_accounts) ORDER BY id FOR NO KEY UPDATE
  ) locked;

  -- After the locks: a repeat that ran at the same time is visible now.
  SELECT t.id, t.content INTO v_first FROM ledger_transfers t
    WHERE t.source = p_source AND t.reference = p_reference;
  IF FOUND THEN
    IF v_first.content <> p_content THEN
      outcome := 'conflict';
      RETURN;
    END IF;
    outcome := 'replayed';
    transfer_id := v_first.id;
    SELECT array_agg(e.balance_after ORDER BY e.id) INTO balances
      FROM ledger_entries e WHERE e.transfer_id = v_first.id;
    RETURN;
  END IF;

  IF v_locked <> cardinality(p_accounts) THEN
    outcome := 'unknown_account';
    RETURN;
  END IF;

  SELECT a.balance INTO v_balance
    FROM unnest(p_accounts, p_amounts) AS leg (account, amount)
    JOIN ledger_accounts a ON a.id = leg.account
    WHERE leg.amount < 0 AND NOT a.may_go_negative AND a.balance + leg.amount < 0
    LIMIT 1;
  IF FOUND THEN
    outcome := 'insufficient_balance';
    balances := ARRAY[v_balance];
    RETURN;
  END IF;

  SELECT t.transfer_id, t.balances INTO transfer_id, balances FROM append_transfer(
    p_source, p_reference, p_kind, p_content, p_meta, p_at, p_accounts, p_amounts
  ) t;
  IF transfer_id IS NULL THEN
    -- The same reference over other accounts, at the same time: its locks were not ours.
    outcome := 'conflict';
    RETURN;
  END IF;
  outcome := 'posted';
END $$;

-- Posts many transfers in one round trip and returns the outcome of each.
CREATE OR REPLACE FUNCTION post_batch(p_batch jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_item jsonb;
  v_outcome text;
  v_outcomes jsonb := '[]';
BEGIN
  -- All locks of the batch at once and in order: two batches over the same players would otherwise deadlock.
  PERFORM 1 FROM ledger_accounts WHERE id IN (
    SELECT account FROM jsonb_array_elements(p_batch) item, jsonb_array_elements_text(item -> 'accounts') account
  ) ORDER BY id FOR NO KEY UPDATE;
  FOR v_item IN SELECT * FROM jsonb_array_elements(p_batch) LOOP
    SELECT p.outcome INTO v_outcome FROM post_transfer(
      v_item ->> 'source',
      v_item ->> 'reference',
      v_item ->> 'kind',
      v_item ->> 'content',
      v_item -> 'meta',
      (v_item ->> 'at')::timestamptz,
      ARRAY(SELECT jsonb_array_elements_text(v_item -> 'accounts')),
      ARRAY(SELECT jsonb_array_elements_text(v_item -> 'amounts')::bigint)
    ) p;
    v_outcomes := v_outcomes || to_jsonb(v_outcome);
  END LOOP;
  RETURN v_outcomes;
END $$;
