CREATE TABLE "release_freezes" (
	"id" serial PRIMARY KEY NOT NULL,
	"act" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"who" text NOT NULL,
	"why" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "release_acts" ADD COLUMN "percent" integer DEFAULT 100 NOT NULL;