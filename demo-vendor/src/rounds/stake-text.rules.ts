import { minorUnits } from '@portal/shared/contract/money/amounts';
import * as v from 'valibot';

/** Why an amount is not a valid stake in any game. */
export type StakeFault = 'zero_stake' | 'negative_stake' | 'stake_decimals';

/**
 * The stake in a page's request: an amount, including negative ones and ones with too many decimals, which get their
 * own reason. Any other text is invalid input.
 */
export const stakeText = v.pipe(v.string(), v.regex(/^-?(0|[1-9]\d{0,12})\.\d{2,10}$/));

/** Returns the whole minor units of a `stakeText`, or its fault. */
export function readStake(text: string): number | StakeFault {
  if (text.startsWith('-')) return 'negative_stake';
  if (!/\.\d{2}$/.test(text)) return 'stake_decimals';
  const minor = Number(minorUnits(text));
  return minor > 0 ? minor : 'zero_stake';
}
