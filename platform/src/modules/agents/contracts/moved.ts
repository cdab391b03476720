import { and, eq } from 'drizzle-orm';
import type { ContractDeps } from './contract-deps.ts';
import { tellEnded } from './contract-news.ts';
import { notOver, standingsOf } from './contract-rows.ts';
import { contracts } from './contracts.tables.ts';
import { dropRequests, endAgreed, endBelow } from './end-contracts.ts';
import { holdBranches } from './hold-branches.ts';
import { highestRate } from './terms.rules.ts';

interface Moved {
  /** Head of the branch. */
  memberId: string;
  oldPath: string;
  newPath: string;
}

/**
 * A branch has another upline: contracts and offers between its head and the one that was above end, and what is below goes
 * with them. In the transaction that moves it.
 */
export async function endOfMoved(deps: ContractDeps, { memberId: id, oldPath, newPath }: Moved): Promise<void> {
  const { database, db, clock } = deps.kernel;
  await holdBranches(database, [
    { id, uplinePath: oldPath },
    { id, uplinePath: newPath },
  ]);
  const isOwn = and(eq(contracts.agentId, id), notOver(clock.now()));
  for (const one of await standingsOf(database, await db.select().from(contracts).where(isOwn))) {
    const rate = one.request?.terms ? highestRate(one.request.terms) : 0;
    if (one.request) await tellEnded(deps, [{ below: one, isOffer: true, rate, rateAbove: 0 }]);
    await dropRequests(deps, [one]);
    if (one.versions.length === 0 || one.contract.endsAt) continue;
    await endAgreed(deps, [one]);
    await tellEnded(deps, [{ below: one, isOffer: false, rate: 0, rateAbove: 0 }]);
    await endBelow(deps, one);
  }
}
