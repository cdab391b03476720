import type { Kernel } from '../../../../kernel/kernel.ts';
import { noDownlineShares, readDownlineShares } from '../calculation/downline-shares.ts';
import { amountOf } from '../calculation/formulas.rules.ts';
import { readLossCarryForwards } from '../calculation/loss-carry-forwards.ts';
import { readEntries } from '../calculation/read-figures.ts';
import { earnedBy } from '../calculation/settlement-row.rules.ts';
import type { SettlementDeps } from '../settlement-deps.ts';
import type { FoundPayment } from './find-payment.ts';

/** Recomputes a payment from the current entries, in minor units. */
export async function replay(
  { db }: Pick<Kernel, 'db'>,
  { figures, member }: Pick<SettlementDeps, 'figures' | 'member'>,
  { settlement, agent, version }: FoundPayment,
): Promise<bigint> {
  const span = { start: settlement.periodStart, end: settlement.periodEnd };
  const found = await readEntries(figures, await member.pathsOf(agent), version.terms, span);
  const lossCarriedInMinor = (await readLossCarryForwards(db, [version], span.start)).get(version.contractId) ?? 0n;
  const downlineShares = (await readDownlineShares(db, [settlement])).get(settlement.id) ?? noDownlineShares;
  return amountOf(earnedBy(version, found, lossCarriedInMinor).grossMinor, downlineShares.sumMinor);
}
