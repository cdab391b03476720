CREATE TABLE "release_composition_faults" (
	"ticket" text PRIMARY KEY NOT NULL,
	"fault" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"visitor" text NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_alerts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"occasion" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"version" text,
	"text" text NOT NULL,
	CONSTRAINT "release_alerts_occasion_unique" UNIQUE("occasion")
);
--> statement-breakpoint
CREATE TABLE "release_loads" (
	"ticket" text NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reason" text,
	"mount_ms" integer,
	"visitor" text NOT NULL,
	"address" text NOT NULL,
	CONSTRAINT "release_loads_ticket_remote_version_pk" PRIMARY KEY("ticket","remote","version")
);
--> statement-breakpoint
CREATE INDEX "release_composition_faults_at" ON "release_composition_faults" USING btree ("at");--> statement-breakpoint
CREATE INDEX "release_loads_at" ON "release_loads" USING btree ("at");