CREATE TABLE "recovery_codes" (
	"member_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_member_id_code_hash_pk" PRIMARY KEY("member_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "withdrawals_held_until" timestamp with time zone;