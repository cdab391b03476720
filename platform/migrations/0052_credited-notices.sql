CREATE TABLE "credited_notices" (
	"reference" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "credited_notices_member" ON "credited_notices" USING btree ("member_id");--> statement-breakpoint
INSERT INTO "credited_notices" ("reference", "member_id", "amount_minor", "at")
  SELECT "transfers"."reference", split_part(min("entries"."account_id"), ':', 2), sum("entries"."amount"), "transfers"."created_at"
  FROM "ledger_transfers" "transfers" JOIN "ledger_entries" "entries" ON "entries"."transfer_id" = "transfers"."id"
  WHERE "transfers"."source" = 'deposit-notice' AND "transfers"."kind" = 'deposit' AND "entries"."account_id" LIKE 'member:%'
  GROUP BY "transfers"."id";
