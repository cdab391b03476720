CREATE TABLE "operator_enrolments" (
	"username" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"second_factor_secret" text NOT NULL,
	"is_reset" boolean NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operator_enrolments_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "operator_setups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_setups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"hands" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operators" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "operators" ALTER COLUMN "second_factor_secret" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "operators" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "operators" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "operators" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "operator_setups_username" ON "operator_setups" USING btree ("username","id");
--> statement-breakpoint
DO $$
DECLARE
  line record;
  line_kind text;
  by_hands jsonb;
BEGIN
  -- What the audit says of earlier accounts. Those made by the machine's operator are the installation's own.
  FOR line IN
    SELECT id, at, who, act, lower(target) AS username FROM audit_lines
    WHERE act IN ('add-operator', 'set-roles', 'reset-account') AND who <> 'cli' ORDER BY id
  LOOP
    line_kind := CASE line.act WHEN 'set-roles' THEN 'roles' ELSE 'credentials' END;
    SELECT jsonb_agg(DISTINCT hand) INTO by_hands FROM (
      SELECT jsonb_array_elements_text(latest.hands) AS hand
      FROM (SELECT DISTINCT ON (kind) hands FROM operator_setups WHERE username = line.who ORDER BY kind, id DESC) latest
      UNION
      SELECT line.who
      WHERE NOT EXISTS (SELECT FROM operator_setups WHERE username = line.who AND kind = 'credentials')
    ) AS hands_of_who;
    INSERT INTO operator_setups (username, kind, "by", hands, at)
    VALUES (line.username, line_kind, line.who, by_hands, line.at);
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE TRIGGER operator_setups_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_setups
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
