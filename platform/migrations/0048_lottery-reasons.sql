ALTER TABLE "vendor_results" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "lottery_draws" ADD COLUMN "reason" text;