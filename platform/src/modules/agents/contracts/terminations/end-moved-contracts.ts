import { highestRate } from '@portal/shared/contract/agents/terms.rules';
import { and, eq } from 'drizzle-orm';
import { nextBoundary } from '../../periods/pay-periods.rules.ts';
import type { ContractDeps } from '../contract-deps.ts';
import { notifyOfEnds } from '../contract-notifications.ts';
import { type ContractRecord, contractRecordsOf, notOver } from '../contract-rows.ts';
import { contracts } from '../contracts.tables.ts';
import { lockBranchContracts } from '../lock-branch-contracts.ts';
import { contractsBelow } from './contracts-below.ts';
import { dropRequests, endAgreed, endBelow, endNoLater } from './end-contracts.ts';

interface Moved {
  /** Head of the branch. */
  memberId: string;
  oldPath: string;
  newPath: string;
}

/**
 * Ends the contracts and offers between a moved branch's head and its former upline, and what depends on them: with the
 * day (dividend, daily), the hour or the 5 minutes instead of the period, because the new uplines are paid for the
 * branch as well. In the transaction that moves it.
 */
export async function endContractsOfMoved(
  deps: ContractDeps,
  { memberId: id, oldPath, newPath }: Moved,
): Promise<void> {
  const { database, db, clock } = deps.kernel;
  await lockBranchContracts(database, [
    { id, uplinePath: oldPath },
    { id, uplinePath: newPath },
  ]);
  const isOwn = and(eq(contracts.agentId, id), notOver(clock.now()));
  for (const one of await contractRecordsOf(database, await db.select().from(contracts).where(isOwn))) {
    const rate = one.request?.terms ? highestRate(one.request.terms) : 0;
    if (one.request) await notifyOfEnds(deps, [{ below: one, isOffer: true, rate, rateAbove: 0 }]);
    await dropRequests(deps, [one]);
    if (one.versions.length > 0) await endSoon(deps, one);
  }
}

/** Also shortens contracts that are ending already. */
async function endSoon(deps: ContractDeps, head: ContractRecord): Promise<void> {
  const { database, clock } = deps.kernel;
  const { agentId, kind, endsAt } = head.contract;
  const now = clock.now();
  const below = [...(await contractsBelow(database, agentId, kind, now)).values()].flat();
  if (!endsAt) {
    await endAgreed(deps, [head]);
    await notifyOfEnds(deps, [{ below: head, isOffer: false, rate: 0, rateAbove: 0 }]);
    await endBelow(deps, head);
  }
  const end = nextBoundary(kind, now, await deps.settings.get('timeZone'));
  await endNoLater(deps, [head, ...below], end);
}
