-- Contracts between agents.

-- Trigger: an agreed version of a contract stays as it is; only its end may be written.
CREATE OR REPLACE FUNCTION keep_contract_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.until_at := OLD.until_at;
  IF NEW IS DISTINCT FROM OLD THEN
    RAISE EXCEPTION '% of % is not allowed: it is append-only', TG_OP, TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NULL;
END $$;
