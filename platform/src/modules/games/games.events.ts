import * as v from 'valibot';
import { defineTopic } from '../../kernel/outbox/outbox.ts';

const minorUnitsText = v.pipe(v.string(), v.regex(/^\d{1,18}$/));

/** A finished round: stake taken and win paid. Published once per round by vendor-api. */
export const betSettled = defineTopic(
  'bet.settled',
  v.object({
    roundId: v.string(),
    memberId: v.string(),
    /** Ids from the top down to the member itself, each followed by a dot (accounts/branches/upline-path.rules.ts). */
    uplinePath: v.string(),
    gameType: v.string(),
    vassalage: v.string(),
    gameCode: v.string(),
    gameName: v.string(),
    /** Whole minor units as decimal text. */
    stakeMinor: minorUnitsText,
    winMinor: minorUnitsText,
    /** Operators held a win of it and have decided now. */
    wasHeld: v.optional(v.boolean()),
    /** When its first stake was taken; absent in older events, which did not record it. */
    openedAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    settledAt: v.pipe(v.string(), v.isoTimestamp()),
    /** YYYY-MM-DD in the setting timeZone. */
    day: v.pipe(v.string(), v.isoDate()),
  }),
);

export type BetSettled = v.InferOutput<typeof betSettled.payload>;

/** Returns the bets of a batch that were not counted before: those of `freshRoundIds`, whose mark was just set. */
export function freshBets(bets: readonly BetSettled[], freshRoundIds: readonly string[]): BetSettled[] {
  const byRound = new Map(bets.map((bet) => [bet.roundId, bet]));
  return freshRoundIds.flatMap((roundId) => byRound.get(roundId) ?? []);
}

/**
 * A settled round whose win was changed: the facts of its settlement, with the current `winMinor`. Published once per
 * correction, in order within a round. The stake is unchanged, so subscribers that count stakes have nothing to do.
 */
export const betCorrected = defineTopic(
  'bet.corrected',
  v.object({
    ...betSettled.payload.entries,
    /** Win of the round before the correction, whole minor units. */
    winBeforeMinor: betSettled.payload.entries.winMinor,
    /** Transaction of the correction. */
    transactionId: v.string(),
    correctedAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
);

export type BetCorrected = v.InferOutput<typeof betCorrected.payload>;

/**
 * A bet on a match or a draw that is void: its whole stake came back. Published once per round by vendor-api, when a
 * rollback ends the round. A round that ends later, when a win held meanwhile is rejected, has none.
 */
export const betRefunded = defineTopic(
  'bet.refunded',
  v.object({
    roundId: v.string(),
    memberId: v.string(),
    gameCode: v.string(),
    gameName: v.string(),
    /** All stakes of the round, whole minor units as decimal text. */
    stakeMinor: minorUnitsText,
    /** When its first stake was taken. */
    openedAt: v.pipe(v.string(), v.isoTimestamp()),
    refundedAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
);

export type BetRefunded = v.InferOutput<typeof betRefunded.payload>;
