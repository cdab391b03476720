CREATE TABLE "invitation_links" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"agent_id" text NOT NULL,
	"type" text NOT NULL,
	"offers" jsonb NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"uses_at_most" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "invitation_links_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE INDEX "invitation_links_agent" ON "invitation_links" USING btree ("agent_id","created_at","id");