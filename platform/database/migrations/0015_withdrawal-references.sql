ALTER TABLE "withdrawals" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "expected_by" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_reference" ON "withdrawals" USING btree ("reference");--> statement-breakpoint
-- Older withdrawals get references as new ones do (modules/payments/withdrawals/withdrawal-reference.rules.ts), by months of UTC.
DO $fill$
DECLARE
  old record;
  random bytea;
  made text;
BEGIN
  FOR old IN SELECT id, applied_at FROM withdrawals LOOP
    LOOP
      -- The first five bytes of such an id are random.
      random := decode(replace(gen_random_uuid()::text, '-', ''), 'hex');
      SELECT 'WD-' || to_char(old.applied_at AT TIME ZONE 'UTC', 'YYMM') || '-'
        || string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', get_byte(random, n) % 32 + 1, 1), '' ORDER BY n)
        INTO made FROM generate_series(0, 4) AS n;
      EXIT WHEN NOT EXISTS (SELECT FROM withdrawals WHERE reference = made);
    END LOOP;
    UPDATE withdrawals SET reference = made WHERE id = old.id;
  END LOOP;
END
$fill$;--> statement-breakpoint
ALTER TABLE "withdrawals" ALTER COLUMN "reference" SET NOT NULL;
