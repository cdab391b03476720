CREATE TABLE "bank_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"bank_code" text NOT NULL,
	"sealed" text NOT NULL,
	"number_index" text NOT NULL,
	"bound_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" text PRIMARY KEY NOT NULL,
	"act" text NOT NULL,
	"target_id" text NOT NULL,
	"seen_version" integer NOT NULL,
	"input" jsonb NOT NULL,
	"maker" text NOT NULL,
	"why" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"decided_by" text,
	"decided_why" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "proposals_two_persons" CHECK ("proposals"."state" <> 'accepted' or "proposals"."decided_by" <> "proposals"."maker")
);
--> statement-breakpoint
CREATE TABLE "turnover_requirements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "turnover_requirements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" text NOT NULL,
	"reference" text NOT NULL,
	"required_minor" bigint NOT NULL,
	"bet_minor" bigint DEFAULT 0 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "turnover_requirements_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "withdrawal_events" (
	"withdrawal_id" text NOT NULL,
	"version" integer NOT NULL,
	"act" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "withdrawal_events_withdrawal_id_version_pk" PRIMARY KEY("withdrawal_id","version")
);
--> statement-breakpoint
CREATE TABLE "withdrawal_parts" (
	"id" text PRIMARY KEY NOT NULL,
	"withdrawal_id" text NOT NULL,
	"no" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "withdrawal_proofs" (
	"id" text PRIMARY KEY NOT NULL,
	"withdrawal_id" text NOT NULL,
	"sealed" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"part_id" text
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"bank_account_id" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"fee_minor" bigint NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"release" text NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "withdrawals_amounts" CHECK ("withdrawals"."amount_minor" > "withdrawals"."fee_minor" and "withdrawals"."fee_minor" >= 0)
);
--> statement-breakpoint
CREATE INDEX "bank_accounts_number" ON "bank_accounts" USING btree ("number_index");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_own" ON "bank_accounts" USING btree ("member_id","number_index") WHERE "bank_accounts"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "proposals_state" ON "proposals" USING btree ("state","made_at");--> statement-breakpoint
CREATE INDEX "proposals_target" ON "proposals" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "turnover_requirements_open" ON "turnover_requirements" USING btree ("member_id","id") WHERE "turnover_requirements"."bet_minor" < "turnover_requirements"."required_minor";--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_parts_no" ON "withdrawal_parts" USING btree ("withdrawal_id","no");--> statement-breakpoint
CREATE INDEX "withdrawal_parts_due" ON "withdrawal_parts" USING btree ("answer_by") WHERE "withdrawal_parts"."state" = 'paid';--> statement-breakpoint
CREATE INDEX "withdrawal_proofs_withdrawal" ON "withdrawal_proofs" USING btree ("withdrawal_id");--> statement-breakpoint
CREATE INDEX "withdrawals_member" ON "withdrawals" USING btree ("member_id","applied_at");--> statement-breakpoint
CREATE INDEX "withdrawals_state" ON "withdrawals" USING btree ("state","applied_at");--> statement-breakpoint
CREATE TRIGGER withdrawal_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON withdrawal_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
