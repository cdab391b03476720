ALTER TABLE "games" ADD COLUMN "image" text;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "image" text;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "unavailable" text;--> statement-breakpoint
CREATE INDEX "games_image" ON "games" USING btree ("node_id") WHERE "games"."image" is not null;