import type { Reconciliation } from '@portal/shared/contract/reports/operator-reconciliation';
import { sql } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { PaymentRecord } from '../../payments/index.ts';
import type { SourcedLeg } from '../../wallet/index.ts';
import type { Window } from '../index.ts';
import { comparePayments, paymentAccounts, paymentSources, rowOf } from './compare-payments.rules.ts';
import type { ReportDeps } from './report-deps.ts';

const namedAtOnce = 1000;
type Deps = Pick<ReportDeps, 'payments' | 'wallet'>;

/**
 * Compares deposits, payments without an order and withdrawals that moved between two moments with the ledger. Reads
 * one snapshot, so that a payment in progress is no difference.
 */
export function paymentsAgainstLedger(
  { database }: Pick<Kernel, 'database'>,
  deps: Deps,
  window: Window,
): Promise<Pick<Reconciliation, 'records' | 'sources' | 'differences'>> {
  return database.transaction(async () => {
    await database.db.execute(sql`set transaction isolation level repeatable read`);
    const legs = await deps.wallet.legsBetween(window, { sources: paymentSources, house: paymentAccounts });
    const records = await deps.payments.records.between(window);
    // The other end of a movement may be on the other side of midnight, and a withdrawal moves for weeks.
    records.push(...(await otherRecords(deps, records, legs)));
    legs.push(...(await otherLegs(deps, records, legs)));
    return comparePayments(records, legs);
  });
}

/** Reads the rows of these movements that are missing here. */
async function otherRecords({ payments }: Deps, records: readonly PaymentRecord[], legs: readonly SourcedLeg[]) {
  const found: PaymentRecord[] = [];
  for (const source of paymentSources) {
    const known = new Set(records.filter((record) => record.source === source).map(({ reference }) => reference));
    const rows = new Set(legs.filter((leg) => leg.source === source).map(rowOf));
    for (const names of chunks([...rows].filter((row) => !known.has(row))))
      found.push(...(await payments.records.named(source, names)));
  }
  return found;
}

/** Reads the movements of these rows that are missing here. */
async function otherLegs({ wallet }: Deps, records: readonly PaymentRecord[], legs: readonly SourcedLeg[]) {
  const found: SourcedLeg[] = [];
  for (const source of paymentSources) {
    const known = new Set(legs.filter((leg) => leg.source === source).map(({ reference }) => reference));
    const postings = records.filter((record) => record.source === source).flatMap((record) => record.postings);
    for (const names of chunks(postings.filter((posting) => !known.has(posting))))
      found.push(...(await wallet.legsOf(source, names)).map((leg) => ({ ...leg, source })));
  }
  return found;
}

function chunks(names: readonly string[]): string[][] {
  const count = Math.ceil(names.length / namedAtOnce);
  return Array.from({ length: count }, (_, index) => names.slice(index * namedAtOnce, (index + 1) * namedAtOnce));
}
