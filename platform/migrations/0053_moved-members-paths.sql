CREATE INDEX "upline_paths_path" ON "upline_paths" USING btree ("path" text_pattern_ops);--> statement-breakpoint
INSERT INTO "upline_paths" ("member_id", "path", "held_from", "held_until")
  SELECT "members"."id", kept."path" || "members"."id" || '.', greatest(kept."held_from", "members"."registered_at"), kept."held_until"
  FROM "members" JOIN "members" AS parents
    ON parents."upline_path" = left("members"."upline_path", -1 - length("members"."id"))
  JOIN "upline_paths" AS kept ON kept."member_id" = parents."id" AND kept."held_until" > "members"."registered_at"
  WHERE NOT EXISTS (SELECT FROM "upline_paths" AS own WHERE own."member_id" = "members"."id");
