import { houseAccount, type Leg, memberAccount } from '../wallet/index.ts';
import type { DepositRow } from './deposits/deposit-rows.ts';
import type { CreditedReport } from './deposits/deposits.tables.ts';
import { withoutOrderSource } from './reconciliation/report-states.ts';
import { distributionOf } from './withdrawals/withdrawal.rules.ts';
import type { Withdrawal } from './withdrawals/withdrawal-rows.ts';

/** What a row requires of the ledger. */
export interface PaymentRecord {
  /** Source in the ledger. */
  source: string;
  /** Id of the row. */
  reference: string;
  /** References of all its movements in the ledger. */
  postings: readonly string[];
  /** The sum of all its movements; repaid debt counts as received by the wallet. */
  legs: readonly Leg[];
}

const depositsOf = (provider: string) => houseAccount(`deposits-${provider === 'manual' ? 'bank' : provider}`);

const oneOf = (source: string, reference: string, legs: readonly Leg[]): PaymentRecord => ({
  source,
  reference,
  legs,
  postings: [reference],
});

/** Record of a credited deposit. */
export function recordOfDeposit(row: DepositRow): PaymentRecord {
  const [arrived, fee] = [row.arrivedMinor ?? 0n, row.feeMinor ?? 0n];
  return oneOf('deposit', row.id, [
    { account: depositsOf(row.provider), amount: -arrived },
    { account: houseAccount('deposit-fees'), amount: fee },
    { account: memberAccount(row.memberId), amount: arrived - fee },
  ]);
}

/** The reference starts with the provider. */
const providerOf = (reference: string) => reference.slice(0, reference.indexOf(':'));

export function recordOfReport({ reference, memberId, amountMinor }: CreditedReport): PaymentRecord {
  return oneOf(withoutOrderSource, reference, [
    { account: depositsOf(providerOf(reference)), amount: -amountMinor },
    { account: memberAccount(memberId), amount: amountMinor },
  ]);
}

/** Record of a payment that two operators returned. */
export function recordOfReturn(reference: string, amountMinor: bigint): PaymentRecord {
  return oneOf(withoutOrderSource, reference, [
    { account: depositsOf(providerOf(reference)), amount: -amountMinor },
    { account: houseAccount('deposits-returned'), amount: amountMinor },
  ]);
}

/** Record of a withdrawal in its current state: the rows have only the sum of its versions' movements. */
export function recordOfWithdrawal(withdrawal: Withdrawal): PaymentRecord {
  const { id, memberId, amountMinor, version, state, parts } = withdrawal;
  const distribution = distributionOf(withdrawal, state, parts);
  return {
    source: 'withdrawal',
    reference: id,
    postings: Array.from({ length: version }, (_, index) => `${id}:${index + 1}`),
    legs: [
      { account: memberAccount(memberId), amount: distribution.main - amountMinor },
      { account: memberAccount(memberId, 'hold'), amount: distribution.hold },
      { account: houseAccount('payouts'), amount: distribution.payouts },
      { account: houseAccount('withdrawal-fees'), amount: distribution.fees },
    ],
  };
}
