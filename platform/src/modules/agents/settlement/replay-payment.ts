import type { Kernel } from '../../../kernel/kernel.ts';
import { carriedInto } from './carried-into.ts';
import type { FoundPayment } from './find-payment.ts';
import { amountOf } from './formulas.rules.ts';
import { readEntries } from './read-figures.ts';
import type { SettlementDeps } from './settlement-deps.ts';
import { earnedBy } from './settlement-row.rules.ts';
import { nothingTaken, takenOf } from './taken.ts';

/** Recomputes a payment from the current entries, in minor units. */
export async function replay(
  { db }: Pick<Kernel, 'db'>,
  { figures, member }: Pick<SettlementDeps, 'figures' | 'member'>,
  { settlement, agent, version }: FoundPayment,
): Promise<bigint> {
  const span = { start: settlement.periodStart, end: settlement.periodEnd };
  const found = await readEntries(figures, await member.pathsOf(agent), version.terms, span);
  const carriedInMinor = (await carriedInto(db, [version], span.start)).get(version.contractId) ?? 0n;
  const taken = (await takenOf(db, [settlement])).get(settlement.id) ?? nothingTaken;
  return amountOf(earnedBy(version, found, carriedInMinor).grossMinor, taken.sumMinor);
}
