import { contractKinds } from '@portal/shared/contract/agents/contract-terms';
import { everySeconds } from '../../../kernel/jobs.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { addMessageTexts } from '../../../kernel/message-texts.ts';
import { settlementTexts } from './message-texts.ts';
import { payOwed } from './pay-owed.ts';
import { createPayments } from './payments.ts';
import { settleKind } from './settle-kind.ts';
import type { SettlementDeps } from './settlement-deps.ts';

/** A backlog is worked off a piece at a time, so that other jobs have their turn. */
const piece = 20_000;

/** What contracts pay, and when (DESIGN section 7, docs/decisions/052-settlement.md). */
export function openSettlement(kernel: Kernel, deps: SettlementDeps) {
  addMessageTexts(settlementTexts);

  async function settleAll({ isPast, forMs }: { isPast: boolean; forMs: number }): Promise<void> {
    const timeZone = await deps.content.settings.get('timeZone');
    const stopAt = performance.now() + forMs;
    const mayGoOn = () => performance.now() < stopAt;
    const until = await deps.figures.completeUntil();
    for (const kind of contractKinds) await settleKind(kernel, deps, { kind, until, timeZone, isPast, mayGoOn });
  }

  kernel.jobs.add({
    name: 'settle-contracts',
    periodsDue: everySeconds(60),
    ownTransactions: true,
    run: () => settleAll({ isPast: false, forMs: piece }),
  });
  kernel.jobs.add({
    name: 'pay-owed-salaries',
    periodsDue: everySeconds(60),
    ownTransactions: true,
    run: () => payOwed(kernel, deps),
  });
  return {
    ...createPayments(kernel, deps),
    /** Settles all that is over and pays what is owed; for tests and benchmarks. */
    async settle(): Promise<void> {
      await settleAll({ isPast: false, forMs: Number.POSITIVE_INFINITY });
      await payOwed(kernel, deps);
    },
    /** Settles the past: payments are dated at the end of their period, and nobody is told. For seeding. */
    settlePast: () => settleAll({ isPast: true, forMs: Number.POSITIVE_INFINITY }),
  };
}

export type Settlements = ReturnType<typeof openSettlement>;
