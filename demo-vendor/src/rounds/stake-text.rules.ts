import { minorUnits } from '@portal/shared/contract/amounts';
import * as v from 'valibot';

/** Why a text is no stake, whatever the limits of the game are. */
export type StakeFault = 'zero_stake' | 'negative_stake' | 'stake_decimals';

/**
 * What a page may send as a stake: an amount, also one that is below zero or has too many decimals, as those are told
 * their own reason. What is no amount at all is no input.
 */
export const stakeText = v.pipe(v.string(), v.regex(/^-?(0|[1-9]\d{0,12})\.\d{2,10}$/));

/** Whole minor units of a `stakeText`, or what is wrong with it. */
export function readStake(text: string): number | StakeFault {
  if (text.startsWith('-')) return 'negative_stake';
  if (!/\.\d{2}$/.test(text)) return 'stake_decimals';
  const minor = Number(minorUnits(text));
  return minor > 0 ? minor : 'zero_stake';
}
