import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** A moment, with its zone. */
export const time = (name: string) => timestamp(name, { withTimezone: true });

/** Money in whole minor units. */
export const minor = (name: string) => bigint(name, { mode: 'bigint' });
