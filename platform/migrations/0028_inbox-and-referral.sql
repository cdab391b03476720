CREATE TABLE "inbox_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"reference" text NOT NULL,
	"topic" text NOT NULL,
	"texts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "inbox_notice_reads" (
	"member_id" text NOT NULL,
	"notice_id" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inbox_notice_reads_member_id_notice_id_pk" PRIMARY KEY("member_id","notice_id")
);
--> statement-breakpoint
CREATE TABLE "referral_codes" (
	"member_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "referral_counted" (
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	CONSTRAINT "referral_counted_kind_reference_pk" PRIMARY KEY("kind","reference")
);
--> statement-breakpoint
CREATE TABLE "referral_days" (
	"friend_id" text NOT NULL,
	"day" date NOT NULL,
	"inviter_id" text NOT NULL,
	"bet_minor" bigint NOT NULL,
	"shared_minor" bigint NOT NULL,
	CONSTRAINT "referral_days_friend_id_day_pk" PRIMARY KEY("friend_id","day")
);
--> statement-breakpoint
CREATE TABLE "referral_earnings" (
	"inviter_id" text NOT NULL,
	"friend_id" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"bet_minor" bigint NOT NULL,
	"basis_points" bigint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_earnings_inviter_id_day_friend_id_kind_pk" PRIMARY KEY("inviter_id","day","friend_id","kind")
);
--> statement-breakpoint
CREATE TABLE "referral_links" (
	"friend_id" text PRIMARY KEY NOT NULL,
	"inviter_id" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"deposited_minor" bigint NOT NULL,
	"staked_minor" bigint NOT NULL,
	"first_deposit_at" timestamp with time zone,
	"reached_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_messages_reference" ON "inbox_messages" USING btree ("member_id","reference");--> statement-breakpoint
CREATE INDEX "inbox_messages_shown" ON "inbox_messages" USING btree ("member_id","created_at","id") WHERE "inbox_messages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "inbox_messages_unread" ON "inbox_messages" USING btree ("member_id") WHERE "inbox_messages"."read_at" is null and "inbox_messages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "referral_days_day" ON "referral_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "referral_earnings_friend" ON "referral_earnings" USING btree ("friend_id");--> statement-breakpoint
CREATE INDEX "referral_links_inviter" ON "referral_links" USING btree ("inviter_id","invited_at","friend_id");