CREATE TABLE "extra_failures" (
	"member_id" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"failures" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_contacts" ADD COLUMN "replaced_value" text;--> statement-breakpoint
ALTER TABLE "member_contacts" ADD COLUMN "replaced_at" timestamp with time zone;