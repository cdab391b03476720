CREATE TABLE "play_stops" (
	"scope" text NOT NULL,
	"target" text NOT NULL,
	"who" text NOT NULL,
	"why" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "play_stops_scope_target_pk" PRIMARY KEY("scope","target")
);
--> statement-breakpoint
CREATE TABLE "vendor_results" (
	"event_id" text NOT NULL,
	"game_code" text NOT NULL,
	"provider" text NOT NULL,
	"stage" smallint NOT NULL,
	"state" text NOT NULL,
	"kind" text NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"result" text,
	"commitment" text,
	"seed" text,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vendor_results_event_id_game_code_provider_stage_pk" PRIMARY KEY("event_id","game_code","provider","stage")
);
--> statement-breakpoint
CREATE TRIGGER vendor_results_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON vendor_results
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- As before (0009), but for a movement of a batch, which brings no nonce: its call has taken one.
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
--> statement-breakpoint
-- What a player's last launch at a studio played from; null when there was none, so that a studio neither moves nor learns
-- anything of players it never had.
CREATE FUNCTION last_play_account(p_provider text, p_member text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT l.play_account FROM launches l WHERE l.member_id = p_member AND l.provider = p_provider
    ORDER BY l.created_at DESC LIMIT 1
$$;
--> statement-breakpoint
-- Wins and rollbacks of a batch, each judged as if it came alone. Players are taken in one order, so that two batches do
-- not wait for each other; the movements of one player in the order they came in.
CREATE FUNCTION settle_movements(p_provider text, p_movements jsonb, p_house text, p_at timestamptz)
  RETURNS TABLE (no integer, outcome text, reference text, balance bigint, round_closed boolean, play_account text)
  LANGUAGE plpgsql AS $$
DECLARE
  v_asked record;
BEGIN
  FOR v_asked IN
    SELECT asked.* FROM jsonb_to_recordset(p_movements) AS asked (no integer, kind text, transaction_id text,
        bet_transaction_id text, member_id text, game_code text, round_id text, amount bigint, closes_round boolean)
      ORDER BY asked.member_id, asked.no
  LOOP
    no := v_asked.no;
    IF v_asked.kind = 'win' THEN
      SELECT w.outcome, w.reference, w.balance, w.round_closed, w.play_account
        INTO outcome, reference, balance, round_closed, play_account
        FROM settle_win(p_provider, NULL, v_asked.transaction_id, v_asked.member_id, v_asked.game_code, v_asked.round_id,
                        v_asked.amount, v_asked.closes_round, p_house, p_at) w;
    ELSE
      SELECT r.outcome, r.reference, r.balance, r.round_closed, r.play_account
        INTO outcome, reference, balance, round_closed, play_account
        FROM rollback_bet(p_provider, NULL, v_asked.transaction_id, v_asked.bet_transaction_id, v_asked.member_id,
                          last_play_account(p_provider, v_asked.member_id), v_asked.round_id, p_house, p_at) r;
    END IF;
    RETURN NEXT;
  END LOOP;
END $$;
--> statement-breakpoint
-- As before (0009), and what the operator has stopped. Read with every bet: no process keeps a stop to itself, none is late.
CREATE OR REPLACE FUNCTION read_bets(p_bets jsonb, p_at timestamptz) RETURNS bet_in_hand[] LANGUAGE plpgsql AS $$
BEGIN
  RETURN (
    SELECT array_agg(ROW(
        asked.no, asked.provider, asked.nonce, asked.transaction_id, asked.launch_id, asked.member_id, asked.round_id,
        asked.provider || ':' || asked.round_id, asked.amount, asked.house,
        CASE WHEN l.member_id = asked.member_id THEN l.play_account END, l.upline_path, l.client_release, l.node_id,
        CASE
          WHEN l.id IS NULL THEN 'launch_ended'
          WHEN l.member_id <> asked.member_id THEN 'unknown_player'
          WHEN g.game_code <> asked.game_code THEN 'unknown_game'
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
      LEFT JOIN (launches l JOIN games g ON g.node_id = l.node_id)
        ON l.id = asked.launch_id AND l.provider = asked.provider
  );
END $$;
