ALTER TABLE "referral_links" ADD COLUMN "withheld_at" timestamp with time zone;--> statement-breakpoint
UPDATE "referral_links" SET "withheld_at" = "reached_at" WHERE "withheld" IS NOT NULL;
