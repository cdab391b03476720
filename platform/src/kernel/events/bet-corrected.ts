import * as v from 'valibot';
import { defineTopic } from '../outbox/outbox.ts';
import { betSettled } from './bet-settled.ts';

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
