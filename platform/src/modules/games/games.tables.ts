import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { GameRoom } from '@portal/shared/contract/games/list-rooms';
import type { ToldLotteryLaunch } from '@portal/shared/contract/lottery/lottery-launch';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { minor, time } from '../../kernel/columns.ts';

/** Vendors as players see them. A studio (`provider`) may appear under several names; its keys are the studio's. */
export const vendors = pgTable(
  'vendors',
  {
    vassalage: text('vassalage').notNull(),
    gameType: text('game_type').notNull(),
    provider: text('provider').notNull(),
    name: text('name').notNull(),
    /** As its studio calls it: while the operator has not named it otherwise, a new name of the studio's is taken over. */
    studioName: text('studio_name'),
    accountTypeId: text('account_type_id').notNull(),
    isHot: boolean('is_hot').notNull().default(false),
    walletMode: text('wallet_mode').notNull().default('seamless'),
    /** Where its games open: `frame` or `popup`. */
    opensIn: text('opens_in').notNull().default('frame'),
    position: integer('position').notNull(),
    /** Address of its mark. */
    image: text('image'),
    /** Why none of its games can be launched now. */
    unavailable: text('unavailable'),
    /** The name as search compares it. */
    folded: text('folded').generatedAlwaysAs(sql`fold_name("name")`),
  },
  (table) => [primaryKey({ columns: [table.vassalage, table.gameType] })],
);

/** Where each studio serves its game pages and answers for its books. */
export const studios = pgTable('studios', {
  provider: text('provider').primaryKey(),
  origin: text('origin').notNull(),
});

/** Keys of a studio's signed calls, sealed; two may be live at once while one replaces the other. */
export const vendorKeys = pgTable('vendor_keys', {
  keyId: text('key_id').primaryKey(),
  provider: text('provider').notNull(),
  sealedSecret: text('sealed_secret').notNull(),
  createdAt: time('created_at').notNull(),
  endedAt: time('ended_at'),
});

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
    /** The name in other languages, where the studio gives it. */
    names: jsonb('names').$type<Partial<Record<LanguageCode, string>>>().notNull().default({}),
    gameType: text('game_type').notNull(),
    vassalage: text('vassalage').notNull(),
    classify: text('classify'),
    isGame: text('is_game').notNull().default('GAME'),
    isHot: boolean('is_hot').notNull().default(false),
    isNew: boolean('is_new').notNull().default(false),
    minBetMinor: minor('min_bet_minor').notNull(),
    maxBetMinor: minor('max_bet_minor').notNull(),
    lines: integer('lines').notNull(),
    hasJackpot: boolean('has_jackpot').notNull().default(false),
    theme: text('theme').notNull(),
    seed: integer('seed').notNull(),
    position: integer('position').notNull(),
    /** Address of its picture; without it artwork is drawn from theme and seed. */
    image: text('image'),
    /** Of a card game between players. */
    rooms: jsonb('rooms').$type<readonly GameRoom[]>().notNull().default([]),
    /** Why it cannot be launched now. */
    unavailable: text('unavailable'),
    /** All of its names as search compares them. */
    folded: text('folded').generatedAlwaysAs(sql`fold_names("name", "names")`),
  },
  (table) => [
    uniqueIndex('games_code').on(table.provider, table.gameCode),
    index('games_type').on(table.gameType, table.position),
    index('games_image').on(table.nodeId).where(sql`${table.image} is not null`),
  ],
);

/** A game opened by a member; the token in the page's address is exchanged once. */
export const launches = pgTable(
  'launches',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    tokenUsedAt: time('token_used_at'),
    /** The studio's name of the exchange that used the token; by it the answer can be asked for again. */
    exchangeId: text('exchange_id'),
    memberId: text('member_id').notNull(),
    /** Session it was opened in; with it the launch ends, for bets alone. */
    sessionId: text('session_id').notNull(),
    nodeId: text('node_id').notNull(),
    /** Of a card game between players. */
    roomId: text('room_id'),
    /** Of a lottery: how its page opens. */
    lottery: jsonb('lottery').$type<ToldLotteryLaunch>(),
    provider: text('provider').notNull(),
    /** Ledger account that pays the bets: the main wallet, or the wallet at a transfer vendor. */
    playAccount: text('play_account').notNull(),
    uplinePath: text('upline_path').notNull(),
    language: text('language').notNull(),
    theme: text('theme').notNull(),
    backUrl: text('back_url').notNull(),
    /** Releases the client says it ran, so that it can be said later which code a player saw. */
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
    state: text('state').notNull(),
    stakeMinor: minor('stake_minor').notNull(),
    winMinor: minor('win_minor').notNull(),
    balanceBeforeMinor: minor('balance_before_minor').notNull(),
    balanceAfterMinor: minor('balance_after_minor').notNull(),
    openedAt: time('opened_at').notNull(),
    settledAt: time('settled_at'),
  },
  (table) => [
    index('rounds_member').on(table.memberId, table.openedAt),
    // A round that ends without a win is in neither: most tickets of a draw are such, and all end at once.
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
    /** Of a rollback: the bet it takes back. */
    betTransactionId: text('bet_transaction_id'),
    closesRound: boolean('closes_round').notNull().default(false),
    /** Of a correction, whose amount is what the round pays from then on: what it had paid before. */
    takenBackMinor: minor('taken_back_minor'),
    /** Of a correction: what of it could not be taken back, and is owed. */
    owedMinor: minor('owed_minor'),
    reference: text('reference').notNull(),
    balanceAfterMinor: minor('balance_after_minor').notNull(),
    at: time('at').notNull(),
  },
  // The studio stands last: a plan made while the table was small could otherwise read all of a studio by its name.
  (table) => [
    primaryKey({ columns: [table.transactionId, table.provider] }),
    index('round_transactions_round').on(table.roundKey),
    // As that of the ledger's transfers: for the reports of days.
    index('round_transactions_time').using('brin', table.at),
    uniqueIndex('round_transactions_taken_back')
      .on(table.betTransactionId, table.provider)
      .where(sql`${table.betTransactionId} is not null`),
  ],
);

/** Games that members keep at hand. */
export const favouriteGames = pgTable(
  'favourite_games',
  { memberId: text('member_id').notNull(), nodeId: text('node_id').notNull(), addedAt: time('added_at').notNull() },
  (table) => [primaryKey({ columns: [table.memberId, table.nodeId] })],
);
