-- Turnover of bonuses and deposits (docs/decisions/089).

-- Limits the bonuses of a member to what the member has; what was taken otherwise than by play came out of them last.
CREATE OR REPLACE FUNCTION trim_bonus_holds(p_member text) RETURNS void LANGUAGE plpgsql AS $$
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

-- Gives the bonuses staked in a round their part of what it has paid by now, and if it closes takes its stakes off them. The
-- caller holds the account that plays and has updated the round.
CREATE OR REPLACE FUNCTION follow_bonus_win(p_round_key text, p_closes boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_bonus record;
  v_round record;
  v_part bigint;
BEGIN
  SELECT r.stake_minor, r.win_minor INTO v_round FROM rounds r WHERE r.id = p_round_key;
  FOR v_bonus IN
    SELECT r.requirement_id, r.staked_minor, r.won_minor FROM bonus_rounds r
      JOIN bonus_holds h ON h.requirement_id = r.requirement_id
      WHERE r.round_key = p_round_key ORDER BY r.requirement_id FOR UPDATE OF h
  LOOP
    v_part := floor(v_round.win_minor::numeric * v_bonus.staked_minor / greatest(v_round.stake_minor, 1))::bigint;
    UPDATE bonus_holds SET
        held_minor = greatest(held_minor + v_part - v_bonus.won_minor, 0),
        staked_minor = staked_minor - CASE WHEN p_closes THEN v_bonus.staked_minor ELSE 0 END
      WHERE requirement_id = v_bonus.requirement_id;
    UPDATE bonus_rounds SET won_minor = v_part
      WHERE round_key = p_round_key AND requirement_id = v_bonus.requirement_id;
  END LOOP;
END $$;

-- Trigger: follows bonuses through play (docs/decisions/089). The oldest open bonus pays a stake first, a win belongs to a
-- bonus by its part of the stake, and a rollback returns to the bonus first. Runs in the transaction of the movement, which
-- holds the account, so whoever holds the accounts of a member reads current bonuses.
CREATE OR REPLACE FUNCTION follow_bonus_play() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_move record;
  v_bonus record;
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
      -- A round that waits for a review keeps the stakes of its bonuses (reviews.sql).
      PERFORM follow_bonus_win(v_move.round_key, v_move.closes_round AND r.state <> 'under_review')
        FROM rounds r WHERE r.id = v_move.round_key;
      IF v_move.kind = 'correction' THEN
        PERFORM trim_bonus_holds(v_move.member_id);
      END IF;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

-- Ends the bet requirements of deposits that are lost, so that a new one is bet for itself alone (docs/decisions/089). Runs
-- after crediting p_arriving, in that transaction. Requirements stay while a round is open or a win under review: its money
-- can come back.
CREATE OR REPLACE FUNCTION end_lost_deposits(p_member text, p_arriving bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM turnover_requirements t WHERE t.member_id = p_member AND t.bet_minor < t.required_minor) THEN
    RETURN;
  END IF;
  -- In one statement: a round that ends meanwhile is either open or in the balances.
  IF (SELECT coalesce(sum(a.balance), 0) FROM ledger_accounts a
        WHERE a.owner_kind = 'member' AND a.owner_id = p_member
          AND (a.kind IN ('main', 'win-hold') OR a.kind LIKE 'vendor-%')) > p_arriving
     OR EXISTS (SELECT 1 FROM rounds r WHERE r.member_id = p_member AND r.state = 'open') THEN
    RETURN;
  END IF;
  -- In the order in which bets are counted.
  PERFORM 1 FROM turnover_requirements t WHERE t.member_id = p_member AND t.bet_minor < t.required_minor
    ORDER BY t.id FOR UPDATE;
  UPDATE turnover_requirements t SET required_minor = t.bet_minor
    WHERE t.member_id = p_member AND t.bet_minor < t.required_minor
      AND NOT EXISTS (SELECT 1 FROM bonus_holds h WHERE h.requirement_id = t.id);
END $$;
