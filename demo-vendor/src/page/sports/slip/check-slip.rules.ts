import type { SportsbookInfo } from '../../../sports/sports-shapes.ts';
import { minorOf } from '../../money/minor.rules.ts';
import { mayPay } from './money.rules.ts';
import { type Pick, type PickState, sameMatch } from './picks.rules.ts';

type Limits = SportsbookInfo['limits'];

export type SlipFault =
  | 'empty'
  | 'no_stake'
  | 'stake_unread'
  | 'same_match'
  | 'too_few_legs'
  | 'too_many_legs'
  | 'market_closed'
  | 'market_suspended'
  | 'odds_changed'
  | 'below_minimum'
  | 'above_maximum'
  | 'above_payout'
  | 'insufficient_balance';

const faultOfState: Readonly<Partial<Record<PickState, SlipFault>>> = {
  closed: 'market_closed',
  suspended: 'market_suspended',
  moved: 'odds_changed',
};

/** Returns why these picks cannot be placed now; the most severe first. */
function faultOfPicks(states: readonly PickState[]): SlipFault | undefined {
  const worst = (['closed', 'suspended', 'moved'] as const).find((state) => states.includes(state));
  return worst && faultOfState[worst];
}

/** Returns why a stake is not allowed on a ticket with these prices. */
function faultOfStake(stakeMinor: number, prices: readonly string[], limits: Limits): SlipFault | undefined {
  if (stakeMinor < minorOf(limits.leastStake)) return 'below_minimum';
  if (stakeMinor > minorOf(limits.mostStake)) return 'above_maximum';
  return mayPay(stakeMinor, prices) > minorOf(limits.mostPayout) ? 'above_payout' : undefined;
}

export interface SlipToCheck {
  mode: 'single' | 'parlay';
  picks: readonly Pick[];
  states: readonly PickState[];
  /** One per pick in single mode, one for all in a parlay; undefined where none was typed. */
  stakes: readonly (number | undefined)[];
  /** A typed stake is unreadable; it must not be silently left out. */
  hasUnread: boolean;
  balanceMinor: number;
  limits: Limits;
}

/** Returns the first fault of the slip with the server's code; undefined if it can be placed. */
export function slipFault(slip: SlipToCheck): SlipFault | undefined {
  const { mode, picks, states, stakes, hasUnread, balanceMinor, limits } = slip;
  if (picks.length === 0) return 'empty';
  if (mode === 'parlay' && picks.length < 2) return 'too_few_legs';
  if (mode === 'parlay' && sameMatch(picks).length > 0) return 'same_match';
  if (mode === 'parlay' && picks.length > limits.mostLegs) return 'too_many_legs';
  const staked = stakes.flatMap((stake, i) => (stake ? [{ stake, i }] : []));
  const used = mode === 'parlay' ? states : staked.length > 0 ? staked.map(({ i }) => states[i] ?? 'closed') : states;
  const ofPicks = faultOfPicks(used);
  if (ofPicks) return ofPicks;
  if (hasUnread) return 'stake_unread';
  if (staked.length === 0) return 'no_stake';
  for (const { stake, i } of staked) {
    const prices = mode === 'parlay' ? picks.map(({ price }) => price) : [picks[i]?.price ?? '1.00'];
    const fault = faultOfStake(stake, prices, limits);
    if (fault) return fault;
  }
  const sum = staked.reduce((all, { stake }) => all + stake, 0);
  return sum > balanceMinor ? 'insufficient_balance' : undefined;
}
