ALTER TABLE "vendors" ADD COLUMN "studio_name" text;
--> statement-breakpoint
UPDATE "vendors" SET "studio_name" = "name";