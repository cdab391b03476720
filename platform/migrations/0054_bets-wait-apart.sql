-- Locks houses, players and rounds of the bets, in the order of post_transfer; gives the players' accounts that are held.
-- Those whose player another movement holds are left out, of one bet as of several: who waited here would hold the house,
-- and the bets of all others with it. They are waited for with nothing in hand (docs/decisions/006).
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
