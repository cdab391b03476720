CREATE TABLE "push_devices" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"session_id" text NOT NULL,
	"endpoint_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"kinds" jsonb NOT NULL,
	"shows_amounts" boolean NOT NULL,
	"language" text NOT NULL,
	"bound_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_devices_endpoint_hash_unique" UNIQUE("endpoint_hash")
);
--> statement-breakpoint
CREATE INDEX "push_devices_member" ON "push_devices" USING btree ("member_id","bound_at");--> statement-breakpoint
CREATE INDEX "push_devices_session" ON "push_devices" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "push_devices_bound" ON "push_devices" USING btree ("bound_at");