import { customType } from 'drizzle-orm/pg-core';

/**
 * A jsonb column whose value may be a text. Drizzle's own type parses what the driver has already parsed: it turns the
 * text "20.00" into the number 20.
 */
export const anyJson = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value,
});
