CREATE TABLE "secret_checks" (
	"name" text PRIMARY KEY NOT NULL,
	"mac" text NOT NULL
);
