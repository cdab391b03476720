ALTER TABLE "mission_plays" ADD COLUMN "step_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mission_games" ADD COLUMN "step_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mission_plays" DROP CONSTRAINT "mission_plays_member_id_span_game_type_pk";--> statement-breakpoint
ALTER TABLE "mission_games" DROP CONSTRAINT "mission_games_member_id_span_game_type_game_id_pk";--> statement-breakpoint
ALTER TABLE "mission_plays" ADD CONSTRAINT "mission_plays_member_id_span_game_type_step_minor_pk" PRIMARY KEY("member_id","span","game_type","step_minor");--> statement-breakpoint
ALTER TABLE "mission_games" ADD CONSTRAINT "mission_games_member_id_span_game_type_game_id_step_minor_pk" PRIMARY KEY("member_id","span","game_type","game_id","step_minor");--> statement-breakpoint
CREATE TEMPORARY TABLE "counted_rounds" ON COMMIT DROP AS
SELECT r."round_id", r."member_id", s."span", r."game_type", r."stake_minor",
  coalesce((SELECT max(step) FROM unnest(ARRAY[100, 200, 500, 1000, 2000, 5000, 10000, 20000, 50000, 100000, 200000, 500000, 1000000, 2000000, 5000000, 10000000]::bigint[]) AS step WHERE step <= r."stake_minor"), 0) AS "step_minor"
FROM "mission_rounds" r CROSS JOIN LATERAL (VALUES (r."day"::text), ('ever')) AS s ("span");--> statement-breakpoint
DELETE FROM "mission_plays";--> statement-breakpoint
INSERT INTO "mission_plays" ("member_id", "span", "game_type", "step_minor", "stake_minor", "rounds")
SELECT "member_id", "span", "game_type", "step_minor", sum("stake_minor"), count(*) FROM "counted_rounds" GROUP BY 1, 2, 3, 4;--> statement-breakpoint
INSERT INTO "mission_games" ("member_id", "span", "game_type", "game_id", "step_minor")
SELECT DISTINCT c."member_id", c."span", c."game_type", g."vassalage" || '.' || g."game_code", c."step_minor"
FROM "counted_rounds" c JOIN "rounds" r ON r."id" = c."round_id" JOIN "games" g ON g."node_id" = r."node_id"
ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP TABLE "counted_rounds";
