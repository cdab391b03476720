import * as v from 'valibot';
import { readStake, type StakeFault, stakeText } from '../../rounds/stake-text.rules.ts';
import type { LaidStake } from '../tickets/ticket.ts';

const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,128}$/));
const gameCode = v.pipe(v.string(), v.maxLength(64));

/** The session comes in a header, so that it is in no URL or log. */
export const sessionHeader = v.object({ 'x-session': token });
export const roundParams = v.object({
  gameCode,
  roundNo: v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number)),
});
export const betBody = v.object({
  betId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/)),
  roundNo: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  chips: v.pipe(
    v.array(v.object({ spot: v.pipe(v.string(), v.maxLength(32)), amount: stakeText })),
    v.minLength(1),
    v.maxLength(100),
  ),
});

/** Parses the amounts of chips, or returns the first fault. */
export function laidStakes(chips: v.InferOutput<typeof betBody>['chips']): LaidStake[] | StakeFault {
  const laid: LaidStake[] = [];
  for (const { spot, amount } of chips) {
    const minor = readStake(amount);
    if (typeof minor === 'string') return minor;
    laid.push({ spot, minor });
  }
  return laid;
}
