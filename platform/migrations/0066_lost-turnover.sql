-- Bonuses from before bind what is left of them: one that is lost asks for no bets.
SELECT trim_bonus_holds(h.member_id) FROM (SELECT DISTINCT member_id FROM bonus_holds) h;
--> statement-breakpoint
-- Deposits that are gone ask for no bets: what arrives anew is bet for itself alone (docs/decisions/089-bonus-turnover.md).
-- For the transaction that credits p_arriving, after it. What is on the table can come back, and keeps them.
CREATE FUNCTION end_lost_deposits(p_member text, p_arriving bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM turnover_requirements t WHERE t.member_id = p_member AND t.bet_minor < t.required_minor) THEN
    RETURN;
  END IF;
  -- In one statement: a round that ends meanwhile is either open or in the balance.
  IF (SELECT coalesce(sum(a.balance), 0) FROM ledger_accounts a
        WHERE a.owner_kind = 'member' AND a.owner_id = p_member AND (a.kind = 'main' OR a.kind LIKE 'vendor-%')) > p_arriving
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
