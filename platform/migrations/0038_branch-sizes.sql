CREATE TABLE "branch_sizes" (
	"member_id" text PRIMARY KEY NOT NULL,
	"members" integer NOT NULL,
	"direct_members" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upline_paths" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"path" text NOT NULL,
	"held_from" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "upline_paths_member" ON "upline_paths" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "members_parent" ON "members" USING btree (left("upline_path", -1 - length("id")),"account_key" collate "C");--> statement-breakpoint
CREATE INDEX "members_by_account" ON "members" USING btree ("account_key" collate "C","upline_path");--> statement-breakpoint
CREATE INDEX "members_agents" ON "members" USING btree (left("upline_path", -1 - length("id")),"account_key" collate "C") WHERE "members"."type" <> 0;--> statement-breakpoint
CREATE INDEX "members_closed" ON "members" USING btree (left("upline_path", -1 - length("id")),"account_key" collate "C") WHERE "members"."state" <> 'open';--> statement-breakpoint
-- Those who were there before branches were counted: one more for each of those above, and for the last of them one more directly below.
INSERT INTO "branch_sizes" ("member_id", "members", "direct_members")
SELECT above.member_id, count(*), count(*) FILTER (WHERE above.place = above.places)
FROM (
  SELECT ids.member_id, ids.place, array_length(paths.ids, 1) - 2 AS places
  FROM (SELECT string_to_array("upline_path", '.') AS ids FROM "members") AS paths
  CROSS JOIN LATERAL unnest(paths.ids[:array_length(paths.ids, 1) - 2]) WITH ORDINALITY AS ids (member_id, place)
) AS above
GROUP BY above.member_id;
