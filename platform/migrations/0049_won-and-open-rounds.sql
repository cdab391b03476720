DROP INDEX "rounds_wins";--> statement-breakpoint
DROP INDEX "rounds_state";--> statement-breakpoint
CREATE INDEX "rounds_won" ON "rounds" USING btree ("win_minor","settled_at") WHERE "rounds"."win_minor" > 0;--> statement-breakpoint
CREATE INDEX "rounds_open" ON "rounds" USING btree ("state") WHERE "rounds"."state" = 'open';