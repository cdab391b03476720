CREATE TABLE "tournament_entries" (
	"tournament_id" text NOT NULL,
	"member_id" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"score" bigint DEFAULT 0 NOT NULL,
	"reached_at" timestamp with time zone,
	"is_excluded" boolean DEFAULT false NOT NULL,
	"place" integer,
	CONSTRAINT "tournament_entries_tournament_id_member_id_pk" PRIMARY KEY("tournament_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "tournament_rounds" (
	"round_id" text NOT NULL,
	"tournament_id" text NOT NULL,
	"member_id" text NOT NULL,
	"stake_minor" bigint NOT NULL,
	"win_minor" bigint NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tournament_rounds_round_id_tournament_id_pk" PRIMARY KEY("round_id","tournament_id")
);
--> statement-breakpoint
CREATE TABLE "tournaments" (
	"id" text PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"reason" text,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "tournament_entries_place" ON "tournament_entries" USING btree ("tournament_id","score" DESC NULLS LAST,"reached_at","member_id");--> statement-breakpoint
CREATE INDEX "tournament_entries_member" ON "tournament_entries" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "tournament_rounds_member" ON "tournament_rounds" USING btree ("tournament_id","member_id");--> statement-breakpoint
CREATE INDEX "tournaments_open" ON "tournaments" USING btree ("starts_at") WHERE "tournaments"."closed_at" is null and "tournaments"."cancelled_at" is null;