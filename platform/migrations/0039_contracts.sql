CREATE TABLE "contract_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"contract_id" text NOT NULL,
	"type" text NOT NULL,
	"terms" jsonb,
	"paid_by" text,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "contract_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"contract_id" text NOT NULL,
	"no" integer NOT NULL,
	"kind" text NOT NULL,
	"agent_id" text NOT NULL,
	"upline_id" text,
	"paid_by" text NOT NULL,
	"terms" jsonb NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"until_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"agent_id" text NOT NULL,
	"upline_id" text,
	"upline_path" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_as" text,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "contract_requests" ADD CONSTRAINT "contract_requests_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contract_versions" ADD CONSTRAINT "contract_versions_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "contract_requests_open" ON "contract_requests" USING btree ("contract_id") WHERE "contract_requests"."state" = 'open';
--> statement-breakpoint
CREATE INDEX "contract_requests_contract" ON "contract_requests" USING btree ("contract_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "contract_versions_no" ON "contract_versions" USING btree ("contract_id","no");
--> statement-breakpoint
CREATE INDEX "contract_versions_force" ON "contract_versions" USING btree ("kind","from_at");
--> statement-breakpoint
CREATE INDEX "contract_versions_agent" ON "contract_versions" USING btree ("agent_id","from_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_open" ON "contracts" USING btree ("agent_id","kind") WHERE "contracts"."closed_as" is null and "contracts"."ends_at" is null;
--> statement-breakpoint
CREATE INDEX "contracts_agent" ON "contracts" USING btree ("agent_id","created_at");
--> statement-breakpoint
CREATE INDEX "contracts_upline" ON "contracts" USING btree ("upline_id","created_at");
--> statement-breakpoint
-- What was agreed on stays as it was: of a version its end alone is written.
CREATE FUNCTION keep_contract_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.until_at := OLD.until_at;
  IF NEW IS DISTINCT FROM OLD THEN
    RAISE EXCEPTION '% of % is not allowed: it is append-only', TG_OP, TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER contract_versions_kept_as_agreed AFTER UPDATE ON contract_versions
  FOR EACH ROW EXECUTE FUNCTION keep_contract_version();
--> statement-breakpoint
CREATE TRIGGER contract_versions_append_only BEFORE DELETE OR TRUNCATE ON contract_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
