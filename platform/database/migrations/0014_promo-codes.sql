CREATE TABLE "promo_campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text,
	"state" text NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"uses" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"points" bigint NOT NULL,
	"turnover_percent" integer NOT NULL,
	"weights" jsonb,
	"claim_days" integer NOT NULL,
	"given_minor" bigint NOT NULL,
	"budget_minor" bigint,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"new_within_days" integer,
	"min_rank" integer NOT NULL,
	"min_deposit_minor" bigint NOT NULL,
	"contact" text NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promo_campaigns_uses" CHECK ("promo_campaigns"."used" between 0 and "promo_campaigns"."uses"),
	CONSTRAINT "promo_campaigns_budget" CHECK ("promo_campaigns"."given_minor" between 0 and coalesce("promo_campaigns"."budget_minor", "promo_campaigns"."given_minor"))
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"campaign_id" text NOT NULL,
	"used_by" text,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "promo_campaigns_made" ON "promo_campaigns" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "promo_codes_campaign" ON "promo_codes" USING btree ("campaign_id","code");