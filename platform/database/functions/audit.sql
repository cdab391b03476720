-- The audit (docs/decisions/111).

-- Trigger: queues a new line for the chain in the line's own transaction, so a line that commits late is chained late
-- and none is passed over.
CREATE OR REPLACE FUNCTION queue_audit_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_pending (line_id) VALUES (new.id);
  RETURN NULL;
END $$;
