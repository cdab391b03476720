import * as v from 'valibot';
import { readStake, type StakeFault, stakeText } from '../../rounds/stake-text.rules.ts';
import type { Chip } from '../tickets/ticket.ts';

const gameCode = v.pipe(v.string(), v.maxLength(64));

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
export function readChips(chips: v.InferOutput<typeof betBody>['chips']): Chip[] | StakeFault {
  const read: Chip[] = [];
  for (const { spot, amount } of chips) {
    const minor = readStake(amount);
    if (typeof minor === 'string') return minor;
    read.push({ spot, minor });
  }
  return read;
}
