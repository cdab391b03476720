CREATE TABLE "catalogue_held_back" (
	"provider" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"file" text NOT NULL
);
