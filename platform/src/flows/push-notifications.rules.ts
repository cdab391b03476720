import { memberPageHash, type NotifiedPage } from '@portal/shared/contract/constants';
import { formatAmount } from '../kernel/strings/format-amount.rules.ts';
import type { Notification } from '../modules/delivery/index.ts';
import { type BetCorrected, type BetSettled, settlesLater } from '../modules/games/index.ts';
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
  return notificationsOf(bets.filter(({ gameType, wasHeld }) => wasHeld || settlesLater(gameType)));
}

/** One notification for each member whose settled bets pay more, since operators let go of a win. */
export const heldWinNotifications = (corrected: readonly BetCorrected[]): Notification[] =>
  notificationsOf(corrected.filter(({ wasHeld }) => wasHeld));

function notificationsOf(later: readonly BetSettled[]): Notification[] {
  const members = [...new Set(later.map(({ memberId }) => memberId))];
  return members.map((memberId) => betNotification(later.filter((bet) => bet.memberId === memberId)));
}

function betNotification(bets: readonly BetSettled[]): Notification {
  const [{ memberId = '', gameName: game = '' } = {}] = bets;
  const sum = (field: 'stakeMinor' | 'winMinor') => bets.reduce((total, bet) => total + BigInt(bet[field]), 0n);
  const [template, named] =
    bets.length === 1 ? (['push-ticket', { game }] as const) : (['push-tickets', { count: bets.length }] as const);
  const amounts = { stake: amountOf(sum('stakeMinor')), win: amountOf(sum('winMinor')) };
  return {
    memberId,
    kind: 'tickets',
    short: { template, params: named },
    full: { template: `${template}-amounts`, params: { ...named, ...amounts } },
    path: opens('personalHistoryCopy'),
  };
}
