CREATE TABLE "reward_grants" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"source" text NOT NULL,
	"reference" text NOT NULL,
	"name" jsonb NOT NULL,
	"amount_minor" bigint NOT NULL,
	"points" bigint NOT NULL,
	"turnover_percent" integer NOT NULL,
	"weights" jsonb,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"claimed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "turnover_requirements" ADD COLUMN "weights" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "reward_grants_reference" ON "reward_grants" USING btree ("member_id","source","reference");--> statement-breakpoint
CREATE INDEX "reward_grants_member" ON "reward_grants" USING btree ("member_id","state","created_at");