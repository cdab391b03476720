CREATE TABLE "studios" (
	"provider" text PRIMARY KEY NOT NULL,
	"origin" text NOT NULL
);
