import { memberPageHash, type NotifiedPage } from '@portal/shared/contract/constants';
import { formatAmount } from '../kernel/strings/format-amount.rules.ts';
import type { Notification } from '../modules/delivery/index.ts';
import { type BetCorrected, type BetRefunded, type BetSettled, settlesLater } from '../modules/games/index.ts';
import type { WithdrawalEnded } from '../modules/payments/index.ts';
import type { RewardArrived } from '../modules/rewards/index.ts';

const opens = (page: NotifiedPage) => `/${memberPageHash(page)}`;
const amountOf = (minor: string | bigint) => formatAmount(BigInt(minor));

export function withdrawalNotification({ memberId, state, reference, amountMinor }: WithdrawalEnded): Notification {
  const template = `push-withdrawal-${state}` as const;
  const amount = amountOf(amountMinor);
  return {
    memberId,
    kind: 'withdrawals',
    short: { template, params: { reference } },
    full: { template: `${template}-amount`, params: { reference, amount } },
    path: opens('withdraw'),
  };
}

/** Names no amount of a reward that is points alone. */
export function rewardNotification({ memberId, kind, amountMinor }: RewardArrived): Notification {
  const template = kind === 'rebate' ? 'push-rebate' : 'push-reward';
  const short = { template, params: {} } as const;
  return {
    memberId,
    kind: 'rewards',
    short,
    full: amountMinor === '0' ? short : { template: `${template}-amount`, params: { what: amountOf(amountMinor) } },
    path: opens(kind === 'rebate' ? 'transactionHistory' : 'rewardCenter'),
  };
}

/** One notification for each member whose bets waited for a match, a draw or operators; players watch the others themselves. */
export function betNotifications(bets: readonly BetSettled[]): Notification[] {
  return settledNotifications(bets.filter(({ gameType, wasHeld }) => wasHeld || settlesLater(gameType)));
}

/** One notification for each member whose settled bets pay more, since operators let go of a win. */
export const heldWinNotifications = (corrected: readonly BetCorrected[]): Notification[] =>
  settledNotifications(corrected.filter(({ wasHeld }) => wasHeld));

/** A bet that is void sooner had a call that failed, or its player is still there. */
const leastAgeMs = 2 * 60_000;

/** One notification for each member whose bets are void, except right after they were placed. */
export function refundNotifications(bets: readonly BetRefunded[]): Notification[] {
  const age = ({ openedAt, refundedAt }: BetRefunded) => Date.parse(refundedAt) - Date.parse(openedAt);
  const old = bets.filter((bet) => age(bet) >= leastAgeMs);
  return byMember('push-void-ticket', old, (own) => ({ stake: sumOf(own, 'stakeMinor') }));
}

const settledNotifications = (bets: readonly BetSettled[]): Notification[] =>
  byMember('push-ticket', bets, (own) => ({ stake: sumOf(own, 'stakeMinor'), win: sumOf(own, 'winMinor') }));

const sumOf = <Field extends string>(bets: readonly Record<Field, string>[], field: Field): string =>
  amountOf(bets.reduce((total, bet) => total + BigInt(bet[field]), 0n));

function byMember<Bet extends { memberId: string; gameName: string }>(
  ofOne: 'push-ticket' | 'push-void-ticket',
  bets: readonly Bet[],
  amountsOf: (own: readonly Bet[]) => Record<string, string>,
): Notification[] {
  return [...new Set(bets.map(({ memberId }) => memberId))].map((memberId) => {
    const own = bets.filter((bet) => bet.memberId === memberId);
    const [{ gameName: game = '' } = {}, ...others] = own;
    const template = others.length === 0 ? ofOne : (`${ofOne}s` as const);
    const named: Notification['short']['params'] = others.length === 0 ? { game } : { count: own.length };
    return {
      memberId,
      kind: 'tickets',
      short: { template, params: named },
      full: { template: `${template}-amounts`, params: { ...named, ...amountsOf(own) } },
      path: opens('personalHistoryCopy'),
    };
  });
}
