import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { RedemptionState } from '@portal/shared/contract/rewards/redemption';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { minor, time } from '../../../kernel/database/columns.ts';
import { sealedColumn } from '../../../kernel/security/sealed-column.ts';

/** Redeemed presents, with their price at that time. */
export const pointRedemptions = pgTable(
  'point_redemptions',
  {
    id: text('id').primaryKey(),
    memberId: text('member_id').notNull(),
    presentId: text('present_id').notNull(),
    type: text('type').$type<'present' | 'bonus'>().notNull(),
    name: jsonb('name').$type<Partial<Record<LanguageCode, string>>>().notNull(),
    quantity: integer('quantity').notNull(),
    /** Price of one piece. */
    points: bigint('points', { mode: 'bigint' }).notNull(),
    /** Money of all pieces; 0 for a present. */
    amountMinor: minor('amount_minor').notNull(),
    turnoverPercent: integer('turnover_percent').notNull(),
    state: text('state').$type<RedemptionState>().notNull(),
    /** Encrypted, see kernel/security/secrets.ts. */
    address: text('address').notNull(),
    mobile: text('mobile').notNull(),
    remark: text('remark').notNull(),
    /** The member's points after its last movement. */
    balance: bigint('balance', { mode: 'bigint' }).notNull(),
    /** Client-reported release that the member used. */
    release: text('release').notNull(),
    appliedAt: time('applied_at').notNull(),
    changedAt: time('changed_at').notNull(),
  },
  (table) => [
    index('point_redemptions_member').on(table.memberId, table.appliedAt),
    index('point_redemptions_state').on(table.state, table.appliedAt),
  ],
);

export const sealedMobile = sealedColumn(pointRedemptions, 'mobile', { key: ['id'], more: ['memberId'] });

export const sealedAddress = sealedColumn(pointRedemptions, 'address', { key: ['id'], more: ['memberId'] });

export type RedemptionRow = typeof pointRedemptions.$inferSelect;

/** Pieces of each present that were redeemed and not returned; locked during a redemption. */
export const pointPresentsTaken = pgTable('point_presents_taken', {
  presentId: text('present_id').primaryKey(),
  taken: integer('taken').notNull(),
});

/** Points converted to money. */
export const pointConversions = pgTable(
  'point_conversions',
  {
    id: text('id').primaryKey(),
    memberId: text('member_id').notNull(),
    points: bigint('points', { mode: 'bigint' }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
    at: time('at').notNull(),
  },
  (table) => [index('point_conversions_member').on(table.memberId, table.at)],
);
