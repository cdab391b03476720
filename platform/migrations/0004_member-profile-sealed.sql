ALTER TABLE "members" ALTER COLUMN "profile" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "profile" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "profile" DROP NOT NULL;