CREATE INDEX "team_money_path" ON "team_money" USING btree ("upline_path" text_pattern_ops,"at");--> statement-breakpoint
ALTER TABLE "agent_settlements" ADD COLUMN "upline_path" text;--> statement-breakpoint
-- Of those that are there: the path the receiver had when the period began, as far as it is kept.
UPDATE "agent_settlements" AS s SET "upline_path" = coalesce(
  (SELECT kept."path" FROM "upline_paths" AS kept
    WHERE kept."member_id" = s."agent_id" AND kept."held_until" > s."period_start" ORDER BY kept."held_until" LIMIT 1),
  (SELECT m."upline_path" FROM "members" AS m WHERE m."id" = s."agent_id"),
  '');--> statement-breakpoint
-- Where the one of the contract does not stand directly above in it, both sides alone.
UPDATE "agent_settlements" SET "upline_path" = coalesce("upline_id" || '.', '') || "agent_id" || '.'
WHERE CASE WHEN "upline_id" IS NULL THEN "upline_path" <> "agent_id" || '.'
  ELSE '.' || "upline_path" NOT LIKE '%.' || "upline_id" || '.' || "agent_id" || '.' END;--> statement-breakpoint
ALTER TABLE "agent_settlements" ALTER COLUMN "upline_path" SET NOT NULL;
