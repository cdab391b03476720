import type { UrnPrize } from '@portal/shared/contract/rewards/chance-draw';
import type { ChanceGame, ChancePrize, DrawnGame, EnvelopeShare } from '@portal/shared/contract/rewards/chance-shapes';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { minor, time } from '../../../kernel/database/columns.ts';
import { sealedColumn } from '../../../kernel/security/sealed-column.ts';

/** Seed of a member's next draw of a game; its commitment is published before the draw, the seed with it. */
export const chanceSeeds = pgTable(
  'chance_seeds',
  {
    memberId: text('member_id').notNull(),
    game: text('game').$type<DrawnGame>().notNull(),
    /** Encrypted (kernel/security/secrets.ts): reading the database reveals no draw before it is made. */
    sealed: text('sealed').notNull(),
    commitment: text('commitment').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.game] })],
);

export const sealedSeed = sealedColumn(chanceSeeds, 'sealed', { key: ['memberId', 'game'] });

/** How the number of a draw was turned into a prize. */
export type DrawBasis =
  | { prizeId: string; prizes: ChancePrize[] }
  | { share: EnvelopeShare; leftMinor: number; leftCount: number }
  | { promotionId: string; urn: UrnPrize[] };

/** Every draw with all that is needed to reproduce it. */
export const chanceDraws = pgTable(
  'chance_draws',
  {
    id: text('id').primaryKey(),
    memberId: text('member_id').notNull(),
    game: text('game').$type<DrawnGame>().notNull(),
    /** For an envelope. */
    dropId: text('drop_id'),
    at: time('at').notNull(),
    /** YYYY-MM-DD in the setting timeZone. */
    day: text('day').notNull(),
    commitment: text('commitment').notNull(),
    serverSeed: text('server_seed').notNull(),
    clientSeed: text('client_seed').notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
    bound: bigint('bound', { mode: 'number' }).notNull(),
    basis: jsonb('basis').$type<DrawBasis>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    points: bigint('points', { mode: 'bigint' }).notNull(),
    turnoverPercent: integer('turnover_percent').notNull(),
  },
  (table) => [
    // One draw per commitment, and one envelope of a drop per member.
    uniqueIndex('chance_draws_commitment').on(table.commitment),
    uniqueIndex('chance_draws_envelope').on(table.memberId, table.dropId),
    index('chance_draws_member').on(table.memberId, table.game, table.day),
    index('chance_draws_at').on(table.at),
  ],
);
export type DrawRow = typeof chanceDraws.$inferSelect;

/** Rounds whose stake has been counted; the round id makes each bet count once. */
export const chanceRounds = pgTable('chance_rounds', {
  roundId: text('round_id').primaryKey(),
  memberId: text('member_id').notNull(),
});

/** A member's stake of a day, which spins are given for. */
export const chanceStakes = pgTable(
  'chance_stakes',
  {
    memberId: text('member_id').notNull(),
    day: text('day').notNull(),
    stakeMinor: minor('stake_minor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day] })],
);

/** Eggs that a member may break, and the stake that does not make a whole ticket yet. */
export const eggTickets = pgTable('chance_egg_tickets', {
  memberId: text('member_id').primaryKey(),
  tickets: integer('tickets').notNull(),
  restMinor: minor('rest_minor').notNull(),
});

/** Drops whose envelope a member declined. */
export const declinedDrops = pgTable(
  'declined_drops',
  { memberId: text('member_id').notNull(), dropId: text('drop_id').notNull(), at: time('at').notNull() },
  (table) => [primaryKey({ columns: [table.memberId, table.dropId] })],
);

/** Money given by a game, by day and in total (empty day). */
export const chanceSpent = pgTable(
  'chance_spent',
  {
    game: text('game').$type<ChanceGame>().notNull(),
    day: text('day').notNull(),
    spentMinor: minor('spent_minor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.game, table.day] })],
);

/** Envelope drops of the operator. */
export const envelopeDrops = pgTable(
  'envelope_drops',
  {
    id: text('id').primaryKey(),
    sumMinor: minor('sum_minor').notNull(),
    count: integer('count').notNull(),
    share: text('share').$type<EnvelopeShare>().notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    leftMinor: minor('left_minor').notNull(),
    leftCount: integer('left_count').notNull(),
    madeAt: time('made_at').notNull(),
    /** Day of the budget that it was taken from. */
    day: text('day').notNull(),
    /** Both operators. */
    madeBy: text('made_by').notNull(),
    /** When the rest was returned to the budget. */
    closedAt: time('closed_at'),
  },
  (table) => [index('envelope_drops_ends').on(table.endsAt)],
);
export type DropRow = typeof envelopeDrops.$inferSelect;
