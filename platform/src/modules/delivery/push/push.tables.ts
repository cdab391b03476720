import type { PushKind } from '@portal/shared/contract/delivery/push';
import type { LanguageCode } from '@portal/shared/contract/game-types';
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../../../kernel/database/columns.ts';
import { sealedColumn } from '../../../kernel/security/sealed-column.ts';

/** Devices that get notifications. Address and keys are encrypted (kernel/security/secrets.ts). */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: text('id').primaryKey(),
    memberId: text('member_id').notNull(),
    /** Session of the last login on the device; the device is forgotten with it. */
    sessionId: text('session_id').notNull(),
    /** SHA-256 of the endpoint: one row for each. */
    endpointHash: text('endpoint_hash').notNull().unique(),
    sealed: text('sealed').notNull(),
    kinds: jsonb('kinds').$type<PushKind[]>().notNull(),
    showsAmounts: boolean('shows_amounts').notNull(),
    language: text('language').$type<LanguageCode>().notNull(),
    /** Last login or choice on the device. */
    boundAt: time('bound_at').notNull(),
  },
  (table) => [
    index('push_devices_member').on(table.memberId, table.boundAt),
    index('push_devices_session').on(table.sessionId),
    index('push_devices_bound').on(table.boundAt),
  ],
);

export type PushDevice = typeof pushDevices.$inferSelect;

export const sealedPushDevice = sealedColumn(pushDevices, 'sealed', { key: ['id'] });
