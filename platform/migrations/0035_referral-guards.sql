DROP INDEX "referral_days_day";--> statement-breakpoint
ALTER TABLE "referral_links" ADD COLUMN "withheld" text;--> statement-breakpoint
CREATE INDEX "referral_days_unpaid" ON "referral_days" USING btree ("inviter_id","day") WHERE "referral_days"."bet_minor" <> "referral_days"."shared_minor";