CREATE TABLE "point_conversions" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"points" bigint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_presents_taken" (
	"present_id" text PRIMARY KEY NOT NULL,
	"taken" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_redemptions" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"present_id" text NOT NULL,
	"type" text NOT NULL,
	"name" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"points" bigint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"turnover_percent" integer NOT NULL,
	"state" text NOT NULL,
	"address" text NOT NULL,
	"mobile" text NOT NULL,
	"remark" text NOT NULL,
	"balance" bigint NOT NULL,
	"release" text NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "point_conversions_member" ON "point_conversions" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "point_redemptions_member" ON "point_redemptions" USING btree ("member_id","applied_at");--> statement-breakpoint
CREATE INDEX "point_redemptions_state" ON "point_redemptions" USING btree ("state","applied_at");