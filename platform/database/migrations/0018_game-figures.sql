ALTER TABLE "games" ADD COLUMN "return_percent" double precision;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "lowest_return_percent" double precision;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "volatility" text;