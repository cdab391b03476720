CREATE TABLE "lottery_draws" (
	"provider" text NOT NULL,
	"game_code" text NOT NULL,
	"event_id" text NOT NULL,
	"state" text NOT NULL,
	"closes_at" timestamp with time zone,
	"draws_at" timestamp with time zone,
	"drawn_at" timestamp with time zone,
	"prizes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"corrections" smallint DEFAULT 0 NOT NULL,
	"commitment" text,
	"seed" text,
	CONSTRAINT "lottery_draws_event_id_game_code_provider_pk" PRIMARY KEY("event_id","game_code","provider")
);
--> statement-breakpoint
CREATE TABLE "lottery_plays" (
	"day" date NOT NULL,
	"game_id" text NOT NULL,
	"bets" integer NOT NULL,
	CONSTRAINT "lottery_plays_day_game_id_pk" PRIMARY KEY("day","game_id")
);
--> statement-breakpoint
ALTER TABLE "launches" ADD COLUMN "lottery" jsonb;--> statement-breakpoint
ALTER TABLE "vendor_results" ADD COLUMN "draws_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "lottery_draws_ended" ON "lottery_draws" USING btree ("provider","game_code","drawn_at","event_id") WHERE "lottery_draws"."drawn_at" is not null;--> statement-breakpoint
CREATE INDEX "lottery_draws_to_come" ON "lottery_draws" USING btree ("provider","game_code","draws_at") WHERE "lottery_draws"."state" in ('open', 'closed');--> statement-breakpoint
ALTER TABLE "lottery_games" DROP COLUMN "name";--> statement-breakpoint
ALTER TABLE "lottery_games" DROP COLUMN "draw_every_seconds";--> statement-breakpoint
ALTER TABLE "lottery_games" DROP COLUMN "theme";--> statement-breakpoint
ALTER TABLE "lottery_games" DROP COLUMN "seed";--> statement-breakpoint
ALTER TABLE "lottery_games" DROP COLUMN "position";--> statement-breakpoint
ALTER TABLE "lottery_games" DROP COLUMN "unavailable";
--> statement-breakpoint
-- The four labels of lotteries belong to the studio that plays them now; before, nobody's games stood under them.
UPDATE vendors SET provider = 'demo-studio', account_type_id = 'demo-studio-' || vassalage
  WHERE provider = 'partner-studios' AND game_type IN ('LOTT', 'ELOTT');
--> statement-breakpoint
-- As before (0015), but for lotteries: a launch of one bets on every one of the same label. The game that the bet names is
-- the one whose limits, state and stops count, and which the round is of.
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
