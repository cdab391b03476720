CREATE TABLE "reconciliations" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"report" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "reconciliations_day" ON "reconciliations" USING btree ("day","id");--> statement-breakpoint
CREATE UNIQUE INDEX "reconciliations_daily" ON "reconciliations" USING btree ("day") WHERE "reconciliations"."made_by" = 'daily';--> statement-breakpoint
CREATE INDEX "ledger_transfers_time" ON "ledger_transfers" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "round_transactions_time" ON "round_transactions" USING brin ("at");--> statement-breakpoint
CREATE TRIGGER reconciliations_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON reconciliations
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
