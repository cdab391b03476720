CREATE TABLE "chance_draws" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"game" text NOT NULL,
	"drop_id" text,
	"at" timestamp with time zone NOT NULL,
	"day" text NOT NULL,
	"commitment" text NOT NULL,
	"server_seed" text NOT NULL,
	"client_seed" text NOT NULL,
	"number" bigint NOT NULL,
	"bound" bigint NOT NULL,
	"basis" jsonb NOT NULL,
	"amount_minor" bigint NOT NULL,
	"points" bigint NOT NULL,
	"turnover_percent" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chance_rounds" (
	"round_id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chance_seeds" (
	"member_id" text NOT NULL,
	"game" text NOT NULL,
	"sealed" text NOT NULL,
	"commitment" text NOT NULL,
	CONSTRAINT "chance_seeds_member_id_game_pk" PRIMARY KEY("member_id","game")
);
--> statement-breakpoint
CREATE TABLE "chance_spent" (
	"game" text NOT NULL,
	"day" text NOT NULL,
	"spent_minor" bigint NOT NULL,
	CONSTRAINT "chance_spent_game_day_pk" PRIMARY KEY("game","day")
);
--> statement-breakpoint
CREATE TABLE "chance_stakes" (
	"member_id" text NOT NULL,
	"day" text NOT NULL,
	"stake_minor" bigint NOT NULL,
	CONSTRAINT "chance_stakes_member_id_day_pk" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
CREATE TABLE "chance_egg_tickets" (
	"member_id" text PRIMARY KEY NOT NULL,
	"tickets" integer NOT NULL,
	"rest_minor" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "envelope_drops" (
	"id" text PRIMARY KEY NOT NULL,
	"sum_minor" bigint NOT NULL,
	"count" integer NOT NULL,
	"share" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"left_minor" bigint NOT NULL,
	"left_count" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"day" text NOT NULL,
	"made_by" text NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "chance_draws_commitment" ON "chance_draws" USING btree ("commitment");--> statement-breakpoint
CREATE UNIQUE INDEX "chance_draws_envelope" ON "chance_draws" USING btree ("member_id","drop_id");--> statement-breakpoint
CREATE INDEX "chance_draws_member" ON "chance_draws" USING btree ("member_id","game","day");--> statement-breakpoint
CREATE INDEX "chance_draws_at" ON "chance_draws" USING btree ("at");--> statement-breakpoint
CREATE INDEX "envelope_drops_ends" ON "envelope_drops" USING btree ("ends_at");