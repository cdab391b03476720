ALTER TABLE "withdrawal_proofs" ADD COLUMN "part_ids" text[];--> statement-breakpoint
UPDATE "withdrawal_proofs" SET "part_ids" = array["part_id"] WHERE "part_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawal_proofs" DROP COLUMN "part_id";--> statement-breakpoint
-- Of several that wait for a decision about one thing the newest stays.
UPDATE "proposals" SET "state" = 'stale', "decided_at" = now() WHERE "state" = 'open' AND "id" NOT IN (
  SELECT DISTINCT ON ("target_id") "id" FROM "proposals" WHERE "state" = 'open' ORDER BY "target_id", "made_at" DESC, "id" DESC
);--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_open" ON "proposals" USING btree ("target_id") WHERE "proposals"."state" = 'open';--> statement-breakpoint
-- A reference that was booked twice keeps its first place; the others are told apart by their part.
UPDATE "withdrawal_parts" SET "reference" = "reference" || ' / ' || "id" WHERE "id" NOT IN (
  SELECT DISTINCT ON (lower("reference")) "id" FROM "withdrawal_parts" ORDER BY lower("reference"), "paid_at", "id"
);--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_parts_reference" ON "withdrawal_parts" USING btree (lower("reference"));--> statement-breakpoint
-- They were plain hashes, from which a payment password could be found again. A repeat of an old call is refused as another one.
UPDATE "idempotency_records" SET "request_hash" = '';
