CREATE TABLE "leaderboard_scores" (
	"week" date NOT NULL,
	"member_id" text NOT NULL,
	"score" bigint NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	CONSTRAINT "leaderboard_scores_week_member_id_pk" PRIMARY KEY("week","member_id")
);
--> statement-breakpoint
CREATE TABLE "leaderboard_weeks" (
	"week" date PRIMARY KEY NOT NULL,
	"rule" jsonb,
	"paid_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mission_deposits" (
	"reference" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"day" date NOT NULL,
	"amount_minor" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mission_games" (
	"member_id" text NOT NULL,
	"span" text NOT NULL,
	"game_type" text NOT NULL,
	"game_id" text NOT NULL,
	CONSTRAINT "mission_games_member_id_span_game_type_game_id_pk" PRIMARY KEY("member_id","span","game_type","game_id")
);
--> statement-breakpoint
CREATE TABLE "mission_plays" (
	"member_id" text NOT NULL,
	"span" text NOT NULL,
	"game_type" text NOT NULL,
	"stake_minor" bigint NOT NULL,
	"rounds" integer NOT NULL,
	CONSTRAINT "mission_plays_member_id_span_game_type_pk" PRIMARY KEY("member_id","span","game_type")
);
--> statement-breakpoint
CREATE TABLE "mission_rounds" (
	"round_id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"day" date NOT NULL,
	"game_type" text NOT NULL,
	"stake_minor" bigint NOT NULL,
	"win_minor" bigint NOT NULL,
	"settled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mission_wins" (
	"member_id" text NOT NULL,
	"span" text NOT NULL,
	"game_type" text NOT NULL,
	"step_minor" bigint NOT NULL,
	"wins" integer NOT NULL,
	CONSTRAINT "mission_wins_member_id_span_game_type_step_minor_pk" PRIMARY KEY("member_id","span","game_type","step_minor")
);
--> statement-breakpoint
CREATE TABLE "missions_reached" (
	"member_id" text NOT NULL,
	"mission_id" text NOT NULL,
	"period_key" text NOT NULL,
	"period" text NOT NULL,
	"name" jsonb NOT NULL,
	"goal" jsonb NOT NULL,
	"reward" jsonb NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	"claim_until" timestamp with time zone,
	"claimed_at" timestamp with time zone,
	CONSTRAINT "missions_reached_member_id_mission_id_period_key_pk" PRIMARY KEY("member_id","mission_id","period_key")
);
--> statement-breakpoint
CREATE INDEX "leaderboard_scores_place" ON "leaderboard_scores" USING btree ("week","score" DESC NULLS LAST,"reached_at","member_id");--> statement-breakpoint
CREATE INDEX "mission_deposits_member" ON "mission_deposits" USING btree ("member_id","day");--> statement-breakpoint
CREATE INDEX "mission_rounds_member" ON "mission_rounds" USING btree ("member_id","day");