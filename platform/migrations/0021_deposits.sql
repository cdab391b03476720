CREATE TABLE "deposit_events" (
	"deposit_id" text NOT NULL,
	"version" integer NOT NULL,
	"act" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "deposit_events_deposit_id_version_pk" PRIMARY KEY("deposit_id","version")
);
--> statement-breakpoint
CREATE TABLE "deposit_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deposit_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"order_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"state" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"outcome" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit_proofs" (
	"id" text PRIMARY KEY NOT NULL,
	"deposit_id" text NOT NULL,
	"sealed" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"method_id" text NOT NULL,
	"method_name" text NOT NULL,
	"provider" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"fee_basis_points" integer NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"reference" text NOT NULL,
	"pay_to" jsonb,
	"shows_qr" boolean NOT NULL,
	"pay_token" text NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	"review" text,
	"rejection" text,
	"payment_reference" text,
	"arrived_minor" bigint,
	"fee_minor" bigint,
	"repaid_minor" bigint,
	"release" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deposits_reference_unique" UNIQUE("reference"),
	CONSTRAINT "deposits_pay_token_unique" UNIQUE("pay_token"),
	CONSTRAINT "deposits_amount" CHECK ("deposits"."amount_minor" > 0),
	CONSTRAINT "deposits_credited" CHECK ("deposits"."state" <> 'credited' or ("deposits"."payment_reference" is not null and "deposits"."arrived_minor" > 0
        and "deposits"."fee_minor" >= 0 and "deposits"."repaid_minor" >= 0
        and "deposits"."fee_minor" + "deposits"."repaid_minor" <= "deposits"."arrived_minor") is true)
);
--> statement-breakpoint
CREATE TABLE "provider_nonces" (
	"provider" text NOT NULL,
	"nonce" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_nonces_provider_nonce_pk" PRIMARY KEY("provider","nonce")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_notices_event" ON "deposit_notices" USING btree ("provider","event_id");--> statement-breakpoint
CREATE INDEX "deposit_notices_order" ON "deposit_notices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "deposit_notices_outcome" ON "deposit_notices" USING btree ("outcome","id");--> statement-breakpoint
CREATE INDEX "deposit_proofs_deposit" ON "deposit_proofs" USING btree ("deposit_id");--> statement-breakpoint
CREATE INDEX "deposits_member" ON "deposits" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "deposits_state" ON "deposits" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "deposits_due" ON "deposits" USING btree ("expires_at") WHERE "deposits"."state" = 'created';--> statement-breakpoint
CREATE INDEX "deposits_to_close" ON "deposits" USING btree ("changed_at") WHERE "deposits"."state" = 'cancelled' and "deposits"."provider" <> 'manual' and not "deposits"."is_closed";--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_payment" ON "deposits" USING btree ("provider",lower("payment_reference")) WHERE "deposits"."payment_reference" is not null;--> statement-breakpoint
CREATE INDEX "provider_nonces_at" ON "provider_nonces" USING btree ("at");--> statement-breakpoint
CREATE TRIGGER deposit_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON deposit_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER deposit_notices_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON deposit_notices
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
