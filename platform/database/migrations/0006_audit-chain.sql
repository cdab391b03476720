CREATE TABLE "audit_chain" (
	"sequence" bigint PRIMARY KEY NOT NULL,
	"line_id" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_chain_line_id_unique" UNIQUE("line_id")
);
--> statement-breakpoint
CREATE TABLE "audit_exports" (
	"target" text PRIMARY KEY NOT NULL,
	"sequence" bigint DEFAULT 0 NOT NULL,
	"exported_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_heads" (
	"day" text PRIMARY KEY NOT NULL,
	"sequence" bigint NOT NULL,
	"hash" text NOT NULL,
	"jws" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_pending" (
	"line_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER audit_chain_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_chain
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_heads_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_heads
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
INSERT INTO audit_pending (line_id) SELECT id FROM audit_lines;
--> functions: audit
CREATE TRIGGER audit_lines_pending AFTER INSERT ON audit_lines
  FOR EACH ROW EXECUTE FUNCTION queue_audit_line();
