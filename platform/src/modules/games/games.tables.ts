import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { Volatility } from '@portal/shared/contract/games/game-figures';
import type { GameRoom } from '@portal/shared/contract/games/rooms';
import type { ToldLotteryLaunch } from '@portal/shared/contract/lottery/lottery-launch';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { minor, time } from '../../kernel/database/columns.ts';
import { sealedColumn } from '../../kernel/security/sealed-column.ts';

/** Vendors as players see them. A studio (`provider`) may appear under several names; keys belong to the studio. */
export const vendors = pgTable(
  'vendors',
  {
    vassalage: text('vassalage').notNull(),
    gameType: text('game_type').notNull(),
    provider: text('provider').notNull(),
    name: text('name').notNull(),
    /** The studio's own name: a new one from the studio is taken over until the operator sets another. */
    studioName: text('studio_name'),
    accountTypeId: text('account_type_id').notNull(),
    isHot: boolean('is_hot').notNull().default(false),
    walletMode: text('wallet_mode').notNull().default('seamless'),
    /** Where its games open: `frame` or `popup`. */
    opensIn: text('opens_in').notNull().default('frame'),
    position: integer('position').notNull(),
    /** Address of its logo. */
    image: text('image'),
    /** Why none of its games can be launched now. */
    unavailable: text('unavailable'),
    /** The name folded for search. */
    folded: text('folded').generatedAlwaysAs(sql`fold_name("name")`),
  },
  (table) => [primaryKey({ columns: [table.vassalage, table.gameType] })],
);

/** Where each studio serves its game pages and answers reconciliation. */
export const studios = pgTable('studios', {
  provider: text('provider').primaryKey(),
  origin: text('origin').notNull(),
});

/** Encrypted keys for a studio's signed calls; two may be live while one replaces the other. */
export const vendorKeys = pgTable('vendor_keys', {
  keyId: text('key_id').primaryKey(),
  provider: text('provider').notNull(),
  sealedSecret: text('sealed_secret').notNull(),
  createdAt: time('created_at').notNull(),
  /** When it stops being accepted; a rotation sets a moment ahead. */
  endedAt: time('ended_at'),
  /** The operator who may still read the secret, once; null when nobody may. */
  shownTo: text('shown_to'),
});

export const sealedVendorSecret = sealedColumn(vendorKeys, 'sealedSecret', { key: ['keyId'], more: ['provider'] });

/** Nonces of the last ten minutes. */
export const vendorNonces = pgTable(
  'vendor_nonces',
  { provider: text('provider').notNull(), nonce: text('nonce').notNull(), at: time('at').notNull() },
  (table) => [primaryKey({ columns: [table.provider, table.nonce] }), index('vendor_nonces_at').on(table.at)],
);

export const games = pgTable(
  'games',
  {
    nodeId: text('node_id').primaryKey(),
    provider: text('provider').notNull(),
    gameCode: text('game_code').notNull(),
    name: text('name').notNull(),
    /** Names in other languages, where the studio gives them. */
    names: jsonb('names').$type<Partial<Record<LanguageCode, string>>>().notNull().default({}),
    gameType: text('game_type').notNull(),
    vassalage: text('vassalage').notNull(),
    classify: text('classify'),
    isGame: text('is_game').notNull().default('GAME'),
    isHot: boolean('is_hot').notNull().default(false),
    isNew: boolean('is_new').notNull().default(false),
    minBetMinor: minor('min_bet_minor').notNull(),
    maxBetMinor: minor('max_bet_minor').notNull(),
    /** Returns in percent and volatility, where the studio states them. */
    returnPercent: doublePrecision('return_percent'),
    lowestReturnPercent: doublePrecision('lowest_return_percent'),
    volatility: text('volatility').$type<Volatility>(),
    lines: integer('lines').notNull(),
    hasJackpot: boolean('has_jackpot').notNull().default(false),
    theme: text('theme').notNull(),
    seed: integer('seed').notNull(),
    position: integer('position').notNull(),
    /** Address of its picture; without it artwork is drawn from theme and seed. */
    image: text('image'),
    /** For a card game between players. */
    rooms: jsonb('rooms').$type<readonly GameRoom[]>().notNull().default([]),
    /** Why it cannot be launched now. */
    unavailable: text('unavailable'),
    /** All of its names folded for search. */
    folded: text('folded').generatedAlwaysAs(sql`fold_names("name", "names")`),
  },
  (table) => [
    uniqueIndex('games_code').on(table.provider, table.gameCode),
    index('games_type').on(table.gameType, table.position),
    index('games_image').on(table.nodeId).where(sql`${table.image} is not null`),
  ],
);

/** Rows of a studio's catalogue file that two persons decide; the last ones of each studio. */
export const heldBackRows = pgTable('catalogue_held_back', {
  provider: text('provider').primaryKey(),
  digest: text('digest').notNull(),
  /** The rows as a file, JSON. */
  file: text('file').notNull(),
});

/** A game opened by a member; the token in the page's address is exchanged once. */
export const launches = pgTable(
  'launches',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    tokenUsedAt: time('token_used_at'),
    /** The studio's id of the exchange that used the token; with it the answer can be repeated. */
    exchangeId: text('exchange_id'),
    memberId: text('member_id').notNull(),
    /** Session that opened it; when the session ends, the launch takes no more bets. */
    sessionId: text('session_id').notNull(),
    nodeId: text('node_id').notNull(),
    /** For a card game between players. */
    roomId: text('room_id'),
    /** For a lottery: how its page opens. */
    lottery: jsonb('lottery').$type<ToldLotteryLaunch>(),
    provider: text('provider').notNull(),
    /** Ledger account that pays the bets: the main wallet, or the wallet at a transfer vendor. */
    playAccount: text('play_account').notNull(),
    uplinePath: text('upline_path').notNull(),
    language: text('language').notNull(),
    theme: text('theme').notNull(),
    backUrl: text('back_url').notNull(),
    /** Releases that the client reported, to find later which code a player saw. */
    clientRelease: text('client_release').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('launches_member').on(table.memberId, table.createdAt),
    index('launches_session').on(table.sessionId),
  ],
);

export const rounds = pgTable(
  'rounds',
  {
    id: text('id').primaryKey(),
    provider: text('provider').notNull(),
    roundId: text('round_id').notNull(),
    memberId: text('member_id').notNull(),
    launchId: text('launch_id').notNull(),
    nodeId: text('node_id').notNull(),
    playAccount: text('play_account').notNull(),
    uplinePath: text('upline_path').notNull(),
    clientRelease: text('client_release').notNull(),
    /** `open`, `under_review` (ended by its studio, with wins under review), `settled` or `rolled_back`. */
    state: text('state').notNull(),
    stakeMinor: minor('stake_minor').notNull(),
    winMinor: minor('win_minor').notNull(),
    /** Wins under review, in `winMinor` only once two operators have let them go. */
    heldMinor: minor('held_minor').notNull().default(sql`0`),
    balanceBeforeMinor: minor('balance_before_minor').notNull(),
    balanceAfterMinor: minor('balance_after_minor').notNull(),
    openedAt: time('opened_at').notNull(),
    settledAt: time('settled_at'),
  },
  (table) => [
    index('rounds_member').on(table.memberId, table.openedAt),
    // Rounds without a win are in neither index: most tickets of a draw lose, and all end at once.
    index('rounds_won').on(table.winMinor, table.settledAt).where(sql`${table.winMinor} > 0`),
    index('rounds_open').on(table.state).where(sql`${table.state} = 'open'`),
  ],
);

/** Every bet, win and rollback of a vendor; a rollback whose bet never came stays as a tombstone. */
export const roundTransactions = pgTable(
  'round_transactions',
  {
    provider: text('provider').notNull(),
    transactionId: text('transaction_id').notNull(),
    kind: text('kind').notNull(),
    roundKey: text('round_key').notNull(),
    memberId: text('member_id').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    /** For a rollback: the bet it rolls back. */
    betTransactionId: text('bet_transaction_id'),
    closesRound: boolean('closes_round').notNull().default(false),
    /** For a correction: what the round had paid before; its amount is what the round pays from then on. */
    takenBackMinor: minor('taken_back_minor'),
    /** For a correction: the part that could not be debited and is owed. */
    owedMinor: minor('owed_minor'),
    reference: text('reference').notNull(),
    balanceAfterMinor: minor('balance_after_minor').notNull(),
    at: time('at').notNull(),
  },
  // The studio comes last: a plan made while the table was small could otherwise read all rows of a studio.
  (table) => [
    primaryKey({ columns: [table.transactionId, table.provider] }),
    index('round_transactions_round').on(table.roundKey),
    // For daily reports, like the one on the ledger's transfers.
    index('round_transactions_time').using('brin', table.at),
    index('round_transactions_jackpots').on(table.provider, table.at).where(sql`${table.kind} = 'jackpot'`),
    uniqueIndex('round_transactions_taken_back')
      .on(table.betTransactionId, table.provider)
      .where(sql`${table.betTransactionId} is not null`),
  ],
);

/** Wins that wait for two operators: above the review threshold, or of a studio whose play is suspended. */
export const heldWins = pgTable(
  'held_wins',
  {
    provider: text('provider').notNull(),
    transactionId: text('transaction_id').notNull(),
    /** `win`, `correction` or `jackpot`. */
    kind: text('kind').notNull(),
    roundKey: text('round_key').notNull(),
    memberId: text('member_id').notNull(),
    /** The account that is paid if they let it go. */
    playAccount: text('play_account').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    /** `amount`, `suspended` or `jackpots`. */
    cause: text('cause').notNull(),
    state: text('state').notNull().default('held'),
    heldAt: time('held_at').notNull(),
    decidedAt: time('decided_at'),
    /** Both operators. */
    decidedBy: text('decided_by'),
    why: text('why'),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.provider] }),
    index('held_wins_round').on(table.roundKey),
    index('held_wins_state').on(table.state, table.heldAt),
    check('held_wins_known', sql`${table.state} in ('held', 'paid', 'rejected') and ${table.amountMinor} > 0`),
  ],
);

/** Favourite games of members. */
export const favouriteGames = pgTable(
  'favourite_games',
  { memberId: text('member_id').notNull(), nodeId: text('node_id').notNull(), addedAt: time('added_at').notNull() },
  (table) => [primaryKey({ columns: [table.memberId, table.nodeId] })],
);
