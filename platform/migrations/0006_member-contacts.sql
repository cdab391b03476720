CREATE TABLE "delivery_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"template" text NOT NULL,
	"sealed" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "member_addresses" (
	"member_id" text NOT NULL,
	"address_index" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_addresses_member_id_address_index_pk" PRIMARY KEY("member_id","address_index")
);
--> statement-breakpoint
CREATE TABLE "member_contacts" (
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"blind_index" text NOT NULL,
	"verified_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_contacts_member_id_kind_pk" PRIMARY KEY("member_id","kind")
);
--> statement-breakpoint
CREATE TABLE "password_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" text,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "verification_send_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"sent" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_used_challenges" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"purpose" text NOT NULL,
	"recipient" text NOT NULL,
	"code_mac" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "verification_codes_purpose_recipient_pk" PRIMARY KEY("purpose","recipient")
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "has_password" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "payment_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "payment_locked_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "first_login_done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "language" text;--> statement-breakpoint
CREATE INDEX "delivery_messages_due" ON "delivery_messages" USING btree ("state","next_at");--> statement-breakpoint
CREATE UNIQUE INDEX "member_contacts_verified_mobile" ON "member_contacts" USING btree ("blind_index") WHERE "member_contacts"."kind" = 'mobile' and "member_contacts"."verified_at" is not null;--> statement-breakpoint
CREATE INDEX "password_links_member" ON "password_links" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "password_links_expiry" ON "password_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verification_send_counters_day" ON "verification_send_counters" USING btree ("day");--> statement-breakpoint
CREATE INDEX "verification_used_challenges_expiry" ON "verification_used_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verification_codes_expiry" ON "verification_codes" USING btree ("expires_at");