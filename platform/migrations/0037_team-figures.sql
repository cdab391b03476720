CREATE TABLE "player_days" (
	"member_id" text NOT NULL,
	"day" date NOT NULL,
	"upline_path" text NOT NULL,
	"upline_id" text NOT NULL,
	"stake_minor" bigint NOT NULL,
	"win_minor" bigint NOT NULL,
	"rounds" integer NOT NULL,
	"bonus_minor" bigint DEFAULT 0 NOT NULL,
	"rebate_minor" bigint DEFAULT 0 NOT NULL,
	"deposit_minor" bigint DEFAULT 0 NOT NULL,
	"withdrawal_minor" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "player_days_member_id_day_upline_path_pk" PRIMARY KEY("member_id","day","upline_path")
);
--> statement-breakpoint
CREATE TABLE "team_active" (
	"agent_id" text NOT NULL,
	"day" date NOT NULL,
	"gap" integer NOT NULL,
	"members" integer NOT NULL,
	CONSTRAINT "team_active_agent_id_day_gap_pk" PRIMARY KEY("agent_id","day","gap")
);
--> statement-breakpoint
CREATE TABLE "team_money" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"member_id" text NOT NULL,
	"upline_path" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "team_bets" DROP CONSTRAINT "team_bets_pkey";--> statement-breakpoint
ALTER TABLE "team_bets" ADD COLUMN "id" text;--> statement-breakpoint
ALTER TABLE "team_bets" ADD COLUMN "bet_stake_minor" bigint;--> statement-breakpoint
UPDATE "team_bets" SET "id" = "round_id", "bet_stake_minor" = "stake_minor";--> statement-breakpoint
ALTER TABLE "team_bets" ADD PRIMARY KEY ("id");--> statement-breakpoint
ALTER TABLE "team_bets" ALTER COLUMN "bet_stake_minor" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "team_bets" ADD COLUMN "is_correction" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "team_days" ADD COLUMN "bonus_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_days" ADD COLUMN "rebate_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_days" ADD COLUMN "deposit_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_days" ADD COLUMN "withdrawal_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "player_days_upline" ON "player_days" USING btree ("upline_id","day");--> statement-breakpoint
CREATE INDEX "team_money_at" ON "team_money" USING btree ("at");--> statement-breakpoint
CREATE INDEX "team_bets_round" ON "team_bets" USING btree ("round_id");--> statement-breakpoint
-- What was played before: the sums of players, and who played below whom after how many days.
INSERT INTO "player_days" ("member_id", "day", "upline_path", "upline_id", "stake_minor", "win_minor", "rounds")
SELECT "member_id", "day", "upline_path", split_part("upline_path", '.', -3), sum("stake_minor"), sum("win_minor"), count(*)
FROM "team_bets" GROUP BY "member_id", "day", "upline_path";--> statement-breakpoint
INSERT INTO "team_active" ("agent_id", "day", "gap", "members")
SELECT gaps.agent_id, gaps.day, gaps.gap, count(*)
FROM (
	SELECT played.agent_id, played.day,
		least(93, coalesce(played.day - lag(played.day) OVER (PARTITION BY played.agent_id, played.member_id ORDER BY played.day), 93)) AS gap
	FROM (
		SELECT DISTINCT agents.agent_id, days.member_id, days.day
		FROM "player_days" AS days
		CROSS JOIN LATERAL unnest((string_to_array(days.upline_path, '.'))[:array_length(string_to_array(days.upline_path, '.'), 1) - 2]) AS agents (agent_id)
	) AS played
) AS gaps
GROUP BY gaps.agent_id, gaps.day, gaps.gap;--> statement-breakpoint
DROP TABLE "active_days";
