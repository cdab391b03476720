import * as v from 'valibot';
import { defineTopic } from '../outbox.ts';
import { betSettled } from './bet-settled.ts';

/**
 * A settled round that pays another amount from now on: the facts of its settlement, with `winMinor` as it is now. Told once
 * for each correction, those of one round in their order. The stake is as it was: what counts stakes has nothing to do.
 */
export const betCorrected = defineTopic(
  'bet.corrected',
  v.object({
    ...betSettled.payload.entries,
    /** What the round had won before, whole minor units. */
    winBeforeMinor: betSettled.payload.entries.winMinor,
    /** Of the correction. */
    transactionId: v.string(),
    correctedAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
);

export type BetCorrected = v.InferOutput<typeof betCorrected.payload>;
