import { dayIn } from '@portal/shared/contract/time/calendar-days';
import type { Kernel } from '../../../kernel/kernel.ts';
import { completeUntil } from '../../../kernel/outbox/complete-until.ts';
import { type BetSettled, betCorrected, betSettled } from '../../games/index.ts';
import { depositCredited, withdrawalPaidOut } from '../../payments/index.ts';
import { rewardPaid } from '../../rewards/index.ts';
import type { AgentDeps } from '../agent-deps.ts';
import { entryOfBet, entryOfCorrection, entryOfReward, type MoneyEntry } from './counting/entries.rules.ts';
import { foldMoney, foldPlay } from './counting/fold-entries.ts';
import { paymentEntries } from './counting/payment-entries.ts';
import { figuresOfDays } from './day-figures.ts';
import { netsBelowPaths, sumsBelowPaths } from './entries-below.ts';
import type { TeamFigures } from './figures-api.ts';
import { figuresOfSpans, netsOfSpans } from './many-span-figures.ts';
import { figuresOfSpan, netsOfPlayers } from './span-figures.ts';

/** Subscribers that fold the figures contracts are settled by. */
const subscribers = { bets: 'agents.roll-up', corrections: 'agents.corrections', rewards: 'agents.rewards' };

/** Figures of teams, folded along the upline path from published events (docs/architecture.md 7). */
export function openFigures(kernel: Kernel, deps: Pick<AgentDeps, 'settings' | 'member'>) {
  const { database, outbox } = kernel;
  const timeZone = () => deps.settings.get('timeZone');
  const fold = (bets: readonly BetSettled[]) => foldPlay(database, bets.map(entryOfBet));
  outbox.subscribeBatches(betSettled, subscribers.bets, fold);
  outbox.subscribeBatches(betCorrected, subscribers.corrections, async (bets) => {
    const zone = await timeZone();
    await foldPlay(
      database,
      bets.map((bet) => entryOfCorrection(bet, dayIn(zone, new Date(bet.correctedAt)))),
    );
  });
  outbox.subscribeBatches(rewardPaid, subscribers.rewards, (paid) => foldMoney(database, paid.map(entryOfReward)));
  const payments = paymentEntries(deps.member, timeZone);
  outbox.subscribeBatches(depositCredited, 'agents.deposits', async (deposits) =>
    foldMoney(database, await payments.ofDeposits(deposits)),
  );
  outbox.subscribeBatches(withdrawalPaidOut, 'agents.withdrawals', async (withdrawals) =>
    foldMoney(database, await payments.ofWithdrawals(withdrawals)),
  );
  return {
    /** Adds settled bets to the figures, each once; bets from the outbox arrive by subscription. */
    fold,
    /** Like `fold`, for bonuses, rebates, deposits and withdrawals. */
    foldMoney: (entries: readonly MoneyEntry[]) => foldMoney(database, entries),
    ofDays: (agentIds, days) => figuresOfDays(database, agentIds, days),
    ofSpan: (agentIds, span) => figuresOfSpan(database, agentIds, span),
    playerNets: (asked, span) => netsOfPlayers(database, asked, span),
    ofSpans: (asked) => figuresOfSpans(database, asked),
    netsOfSpans: (asked) => netsOfSpans(database, asked),
    sumsBelow: (paths, span) => sumsBelowPaths(database, paths, span),
    netsBelow: (paths, singleBetMinor, span) => netsBelowPaths(database, paths, singleBetMinor, span),
    completeUntil: () => completeUntil(kernel, Object.values(subscribers)),
  } satisfies TeamFigures & Record<string, unknown>;
}
