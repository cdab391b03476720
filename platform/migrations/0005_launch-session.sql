ALTER TABLE "launches" ADD COLUMN "session_id" text NOT NULL;--> statement-breakpoint
CREATE INDEX "launches_session" ON "launches" USING btree ("session_id");