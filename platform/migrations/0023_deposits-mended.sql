DROP INDEX "deposit_notices_event";--> statement-breakpoint
DROP INDEX "deposits_to_close";--> statement-breakpoint
DROP INDEX "deposits_payment";--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "is_opened" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Whether their page was opened is not known.
UPDATE "deposits" SET "is_opened" = true WHERE "provider" <> 'manual';--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "ask_again_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_notices_event" ON "deposit_notices" USING btree ("provider","event_id","order_id","payment_id","state","amount_minor");--> statement-breakpoint
CREATE INDEX "deposits_to_close" ON "deposits" USING btree ("changed_at") WHERE "deposits"."state" = 'cancelled' and "deposits"."is_opened" and not "deposits"."is_closed";--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_payment" ON "deposits" USING btree ("provider",(case when "provider" = 'manual' then lower("payment_reference") else "payment_reference" end)) WHERE "deposits"."payment_reference" is not null;