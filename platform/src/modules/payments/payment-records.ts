import { minorUnits } from '@portal/shared/contract/money/amounts';
import { and, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
import type { Kernel } from '../../kernel/kernel.ts';
import type { ApprovalsModule, ApprovedFilter } from '../approvals/index.ts';
import { creditedReports, deposits } from './deposits/deposits.tables.ts';
import {
  type PaymentRecord,
  recordOfDeposit,
  recordOfReport,
  recordOfReturn,
  recordOfWithdrawal,
} from './payment-records.rules.ts';
import { withdrawalEvents, withdrawalParts, withdrawals } from './payments.tables.ts';
import { withoutOrderSource } from './reconciliation/report-states.ts';
import type { PartRow } from './withdrawals/withdrawal-rows.ts';

interface Period {
  start: Date;
  /** Exclusive. */
  end: Date;
}

/** Reads what payment tables say has moved, for comparison with the ledger. */
export function createPaymentRecords({ db }: Pick<Kernel, 'db'>, approvals: Pick<ApprovalsModule, 'approvedInputs'>) {
  async function creditedOrders(condition: SQL | undefined): Promise<PaymentRecord[]> {
    const rows = await db
      .select()
      .from(deposits)
      .where(and(eq(deposits.state, 'credited'), condition));
    return rows.map(recordOfDeposit);
  }

  async function creditedWithoutOrder(condition: SQL | undefined): Promise<PaymentRecord[]> {
    return (await db.select().from(creditedReports).where(condition)).map(recordOfReport);
  }

  /** The operators' decision is the only record besides the ledger; it names the payment and the amount. */
  async function returnedPayments(filter: ApprovedFilter): Promise<PaymentRecord[]> {
    const inputs = await approvals.approvedInputs('notice.return', filter);
    return inputs.map(({ payment = '', amount = '' }) => recordOfReturn(payment.replace(' ', ':'), minorUnits(amount)));
  }

  async function movedWithdrawals(condition: SQL | undefined): Promise<PaymentRecord[]> {
    const rows = await db.select().from(withdrawals).where(condition);
    const parts = await db
      .select()
      .from(withdrawalParts)
      .innerJoin(withdrawals, eq(withdrawals.id, withdrawalParts.withdrawalId))
      .where(condition);
    const partsOf = new Map<string, PartRow[]>();
    for (const { withdrawal_parts: part } of parts)
      partsOf.set(part.withdrawalId, [...(partsOf.get(part.withdrawalId) ?? []), part]);
    return rows.map((row) => recordOfWithdrawal({ ...row, parts: partsOf.get(row.id) ?? [] }));
  }

  return {
    /** Credited or returned in a period, and withdrawals with an event in it. */
    async between({ start, end }: Period): Promise<PaymentRecord[]> {
      const { changedAt } = deposits;
      const { at } = creditedReports;
      const moved = db
        .select({ id: withdrawalEvents.withdrawalId })
        .from(withdrawalEvents)
        .where(and(gte(withdrawalEvents.at, start), lt(withdrawalEvents.at, end)));
      return [
        ...(await creditedOrders(and(gte(changedAt, start), lt(changedAt, end)))),
        ...(await creditedWithoutOrder(and(gte(at, start), lt(at, end)))),
        ...(await returnedPayments({ start, end })),
        ...(await movedWithdrawals(inArray(withdrawals.id, moved))),
      ];
    },
    /** Those of these rows that exist, of any time, by their ledger source. */
    async named(source: string, references: readonly string[]): Promise<PaymentRecord[]> {
      const names = [...references];
      if (source === 'deposit') return creditedOrders(inArray(deposits.id, names));
      if (source === 'withdrawal') return movedWithdrawals(inArray(withdrawals.id, names));
      if (source !== withoutOrderSource) return [];
      // The request has a space where the ledger has a colon.
      const payments = names.map((name) => name.replace(':', ' '));
      return [
        ...(await creditedWithoutOrder(inArray(creditedReports.reference, names))),
        ...(await returnedPayments({ field: 'payment', values: payments })),
      ];
    },
  };
}

export type PaymentRecords = ReturnType<typeof createPaymentRecords>;
