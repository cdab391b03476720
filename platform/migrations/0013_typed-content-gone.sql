DROP TABLE "banners" CASCADE;--> statement-breakpoint
DROP TABLE "help_articles" CASCADE;--> statement-breakpoint
DROP TABLE "notices" CASCADE;--> statement-breakpoint
DROP TABLE "promotions" CASCADE;--> statement-breakpoint
INSERT INTO settings_history (key, version, value, at, who, why)
  SELECT key, version, value, changed_at, changed_by, 'before a history was kept' FROM settings;
--> statement-breakpoint
CREATE TRIGGER content_history_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON content_history
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER settings_history_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON settings_history
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
