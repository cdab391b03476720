CREATE TABLE "agent_settlements" (
	"id" text PRIMARY KEY NOT NULL,
	"contract_id" text NOT NULL,
	"version_id" text NOT NULL,
	"kind" text NOT NULL,
	"agent_id" text NOT NULL,
	"upline_id" text,
	"payer_id" text,
	"depth" integer NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"valid_bet_minor" bigint NOT NULL,
	"win_minor" bigint NOT NULL,
	"bonus_minor" bigint NOT NULL,
	"rebate_minor" bigint NOT NULL,
	"losing_minor" bigint NOT NULL,
	"winning_minor" bigint NOT NULL,
	"active_members" integer NOT NULL,
	"carried_in_minor" bigint NOT NULL,
	"carried_out_minor" bigint NOT NULL,
	"tier" integer,
	"rate" integer NOT NULL,
	"gross_minor" bigint NOT NULL,
	"taken" jsonb NOT NULL,
	"taken_minor" bigint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"state" text NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "settlement_marks" (
	"kind" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "agent_settlements_period" ON "agent_settlements" USING btree ("contract_id","period_start");--> statement-breakpoint
CREATE INDEX "agent_settlements_agent" ON "agent_settlements" USING btree ("agent_id","kind","period_end");--> statement-breakpoint
CREATE INDEX "agent_settlements_upline" ON "agent_settlements" USING btree ("upline_id","kind","period_end");--> statement-breakpoint
CREATE INDEX "agent_settlements_pending" ON "agent_settlements" USING btree ("kind","period_end") WHERE "agent_settlements"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "agent_settlements_owed" ON "agent_settlements" USING btree ("payer_id","period_end") WHERE "agent_settlements"."state" = 'owed';--> statement-breakpoint
CREATE INDEX "agent_settlements_received" ON "agent_settlements" USING btree ("agent_id","paid_at");--> statement-breakpoint
CREATE INDEX "agent_settlements_given" ON "agent_settlements" USING btree ("payer_id","paid_at");