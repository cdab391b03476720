CREATE TABLE "held_wins" (
	"provider" text NOT NULL,
	"transaction_id" text NOT NULL,
	"kind" text NOT NULL,
	"round_key" text NOT NULL,
	"member_id" text NOT NULL,
	"play_account" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"cause" text NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"why" text,
	CONSTRAINT "held_wins_transaction_id_provider_pk" PRIMARY KEY("transaction_id","provider"),
	CONSTRAINT "held_wins_known" CHECK ("held_wins"."state" in ('held', 'paid', 'rejected') and "held_wins"."amount_minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "held_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor_keys" ADD COLUMN "shown_to" text;--> statement-breakpoint
CREATE INDEX "held_wins_round" ON "held_wins" USING btree ("round_key");--> statement-breakpoint
CREATE INDEX "held_wins_state" ON "held_wins" USING btree ("state","held_at");