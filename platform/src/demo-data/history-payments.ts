import type { Member } from '../modules/accounts/index.ts';
import type { MoneyEntry } from '../modules/agents/index.ts';
import type { Posting } from '../modules/wallet/index.ts';

/** Returns what came in and went out in the history, for the figures of the players' uplines. */
export function historyPayments(
  postings: readonly Posting[],
  players: readonly Member[],
  dayOf: (moment: Date) => string,
): MoneyEntry[] {
  const paths = new Map(players.map(({ id, uplinePath }) => [id, uplinePath]));
  return postings.flatMap(({ kind, reference, legs, at }): MoneyEntry[] => {
    const leg = legs.find(({ account }) => account.owner === 'member');
    if (!leg || !at || (kind !== 'deposit' && kind !== 'withdraw')) return [];
    const memberId = leg.account.ownerId;
    const when = { uplinePath: paths.get(memberId) ?? '', at, day: dayOf(at) };
    if (kind === 'deposit')
      return [{ id: `demo:${reference}`, kind: 'deposit', memberId, amountMinor: leg.amount, ...when }];
    return [{ id: `demo:${reference}`, kind: 'withdrawal', memberId, amountMinor: -leg.amount, ...when }];
  });
}
