import { customType } from 'drizzle-orm/pg-core';

/**
 * A jsonb column whose value may be a text. Drizzle's own parses what the driver has parsed already: of the text "20.00" it
 * makes the number 20.
 */
export const anyJson = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value,
});
