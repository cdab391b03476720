import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { ParticipationState } from '@portal/shared/contract/rewards/promotions';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { minor, time } from '../../../kernel/database/columns.ts';
import { sealedColumn } from '../../../kernel/security/sealed-column.ts';
import type { PromotionTerms } from './offers/promotion-terms.rules.ts';

/** A member's participation: one row per period of the promotion. */
export const promotionParticipations = pgTable(
  'promotion_participations',
  {
    /** Also the reference of its reward. */
    id: text('id').primaryKey(),
    promotionId: text('promotion_id').notNull(),
    memberId: text('member_id').notNull(),
    /** `once`, or the day or Monday it counts for. */
    period: text('period').notNull(),
    state: text('state').$type<ParticipationState>().notNull(),
    version: integer('version').notNull(),
    /** Titles of the promotion at that time; the reward keeps them, whatever becomes of the document. */
    titles: jsonb('titles').$type<Partial<Record<LanguageCode, string>>>().notNull(),
    /** Comment of an application. */
    comment: text('comment'),
    /** The terms promised to the applicant, valid at the decision. */
    terms: jsonb('terms').$type<PromotionTerms>(),
    /** Why it was rejected. */
    reason: text('reason'),
    /** The deposit it was claimed for; a deposit has one bonus. */
    depositId: text('deposit_id'),
    /** What was given. */
    amountMinor: minor('amount_minor'),
    points: bigint('points', { mode: 'bigint' }),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('promotion_participations_period').on(table.memberId, table.promotionId, table.period),
    uniqueIndex('promotion_participations_deposit').on(table.depositId).where(sql`${table.depositId} is not null`),
    index('promotion_participations_state').on(table.state, table.createdAt),
    index('promotion_participations_promotion').on(table.promotionId),
  ],
);

/** History of a participation, by version. */
export const promotionEvents = pgTable(
  'promotion_events',
  {
    participationId: text('participation_id').notNull(),
    version: integer('version').notNull(),
    act: text('act').notNull(),
    state: text('state').$type<ParticipationState>().notNull(),
    at: time('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.participationId, table.version] })],
);

/** Pictures for applications, encrypted WebP as base64; loose until the application is made. */
export const promotionImages = pgTable(
  'promotion_images',
  {
    id: text('id').primaryKey(),
    memberId: text('member_id').notNull(),
    promotionId: text('promotion_id').notNull(),
    participationId: text('participation_id'),
    sealed: text('sealed').notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    index('promotion_images_participation').on(table.participationId),
    index('promotion_images_loose').on(table.memberId, table.promotionId).where(sql`${table.participationId} is null`),
  ],
);

export const sealedImage = sealedColumn(promotionImages, 'sealed', { key: ['id'], more: ['memberId'] });

/** How much of a promotion is taken; locked while a place or money is taken. */
export const promotionUsage = pgTable('promotion_books', {
  promotionId: text('promotion_id').primaryKey(),
  taken: integer('taken').notNull(),
  spentMinor: minor('spent_minor').notNull(),
});

export type ParticipationRow = typeof promotionParticipations.$inferSelect;
export type UsageRow = typeof promotionUsage.$inferSelect;
