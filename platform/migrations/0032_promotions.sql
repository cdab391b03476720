CREATE TABLE "promotion_books" (
	"promotion_id" text PRIMARY KEY NOT NULL,
	"taken" integer NOT NULL,
	"spent_minor" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_events" (
	"participation_id" text NOT NULL,
	"version" integer NOT NULL,
	"act" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotion_events_participation_id_version_pk" PRIMARY KEY("participation_id","version")
);
--> statement-breakpoint
CREATE TABLE "promotion_images" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"promotion_id" text NOT NULL,
	"participation_id" text,
	"sealed" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_participations" (
	"id" text PRIMARY KEY NOT NULL,
	"promotion_id" text NOT NULL,
	"member_id" text NOT NULL,
	"period" text NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"titles" jsonb NOT NULL,
	"comment" text,
	"reason" text,
	"deposit_id" text,
	"amount_minor" bigint,
	"points" bigint,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "promotion_images_participation" ON "promotion_images" USING btree ("participation_id");--> statement-breakpoint
CREATE INDEX "promotion_images_loose" ON "promotion_images" USING btree ("member_id","promotion_id") WHERE "promotion_images"."participation_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_participations_period" ON "promotion_participations" USING btree ("member_id","promotion_id","period");--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_participations_deposit" ON "promotion_participations" USING btree ("deposit_id") WHERE "promotion_participations"."deposit_id" is not null;--> statement-breakpoint
CREATE INDEX "promotion_participations_state" ON "promotion_participations" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "promotion_participations_promotion" ON "promotion_participations" USING btree ("promotion_id");