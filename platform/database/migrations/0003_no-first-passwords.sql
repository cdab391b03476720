-- Known to whoever set it, and never changed by its owner: a reset sends a link.
UPDATE "operator_sessions" SET "ended_at" = now() WHERE "ended_at" IS NULL AND "username" IN (SELECT "username" FROM "operators" WHERE "has_first_password" AND "username" <> 'cli');--> statement-breakpoint
UPDATE "operators" SET "password_hash" = NULL, "second_factor_secret" = NULL WHERE "has_first_password" OR "username" = 'cli';--> statement-breakpoint
ALTER TABLE "operators" DROP COLUMN "has_first_password";
