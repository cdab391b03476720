import { type ContractKind, contractKinds } from '@portal/shared/contract/agents/contract-terms';
import { everySeconds } from '../../../kernel/jobs/jobs.ts';
import { processEach } from '../../../kernel/jobs/process-each.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Posting } from '../../wallet/index.ts';
import { createPayments } from './payments/payments.ts';
import { payOwed } from './payouts/pay-owed.ts';
import { settleKind } from './settle-kind.ts';
import type { SettlementDeps } from './settlement-deps.ts';
import { advanceWatermark, lockWatermark, watermarkOf } from './watermarks.ts';

/** A backlog is processed in parts, so that other jobs run in between. */
const piece = 20_000;

/** Returns a function that is true for this many milliseconds. */
function goesOnFor(ms: number): () => boolean {
  const stopAt = performance.now() + ms;
  return () => performance.now() < stopAt;
}

/** Settlement: what contracts pay, and when (docs/architecture.md 7, decisions/052). */
export function openSettlement(kernel: Kernel, deps: SettlementDeps) {
  async function settleAll({ forMs, past }: { forMs: number; past?: Posting[] }): Promise<void> {
    const timeZone = await deps.settings.get('timeZone');
    const mayGoOn = goesOnFor(forMs);
    const until = await deps.figures.completeUntil();
    const settle = (kind: ContractKind) => settleKind(kernel, deps, { kind, until, timeZone, past, mayGoOn });
    // Past settlement is one transaction, which the first failure ends.
    if (past) for (const kind of contractKinds) await settle(kind);
    else await processEach(contractKinds, settle);
  }

  kernel.jobs.add({
    name: 'settle-contracts',
    periodsDue: everySeconds(60),
    ownTransactions: true,
    run: () => settleAll({ forMs: piece }),
  });
  kernel.jobs.add({
    name: 'pay-owed-salaries',
    periodsDue: everySeconds(60),
    ownTransactions: true,
    run: () => payOwed(kernel, deps, goesOnFor(piece)),
  });
  return {
    ...createPayments(kernel, deps),
    /** Settles everything finished and pays what is owed; for tests and benchmarks. */
    async settle(): Promise<void> {
      await settleAll({ forMs: Number.POSITIVE_INFINITY });
      await payOwed(kernel, deps, () => true);
    },
    /**
     * Settles the past without paying it, for seeding: returns the paying movements in time order. Days before
     * `realTimeFrom` have no real-time salary. No notifications.
     */
    settlePast: (realTimeFrom: Date): Promise<Posting[]> =>
      kernel.database.transaction(async () => {
        const asked = { start: realTimeFrom, end: kernel.clock.now() };
        const isUnder = (await lockWatermark(kernel, 'realtime')) < realTimeFrom;
        if (isUnder && (await deps.contracts.inForce('realtime', asked)).length > 0)
          await advanceWatermark(kernel, 'realtime', realTimeFrom);
        const past: Posting[] = [];
        await settleAll({ forMs: Number.POSITIVE_INFINITY, past });
        return past.sort((one, other) => (one.at?.getTime() ?? 0) - (other.at?.getTime() ?? 0));
      }),
    /** Whether anything was settled before. */
    async hasSettled(): Promise<boolean> {
      for (const kind of contractKinds) if ((await watermarkOf(kernel, kind)).getTime() > 0) return true;
      return false;
    },
  };
}

export type Settlements = ReturnType<typeof openSettlement>;
